import './panel.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { SupportPanel } from './panel.tsx';

startApp({ density: 'compact', children: <SupportPanel /> });
