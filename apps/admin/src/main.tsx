import './painel.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelAdmin } from './painel.tsx';

startApp({ density: 'compact', children: <PainelAdmin /> });
