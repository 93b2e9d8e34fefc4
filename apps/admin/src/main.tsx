import './panel.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { AdminPanel } from './panel.tsx';

startApp({ density: 'compact', children: <AdminPanel /> });
