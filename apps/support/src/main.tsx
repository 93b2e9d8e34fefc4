import './painel.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelDeSuporte } from './painel.tsx';

startApp({ density: 'compact', children: <PainelDeSuporte /> });
