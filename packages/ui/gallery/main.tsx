import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import './gallery.css';

const parameters = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
dataset.theme = parameters.get('tema') === 'dark' ? 'dark' : 'light';
dataset.density = parameters.get('densidade') === 'comfortable' ? 'comfortable' : 'compact';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery chosen={parameters.get('demo')} />
  </StrictMode>,
);
