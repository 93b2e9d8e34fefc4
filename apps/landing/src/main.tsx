import { startApp } from '@corre/ui/shell/app-root.tsx';
import './app.css';
import { Site } from './site.tsx';

startApp({ base: '', density: 'comfortable', publico: true, children: <Site /> });
