import '@corre/ui/theme/base.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelDoEntregador } from './painel.tsx';

startApp({ base: '/dashboard', density: 'comfortable', nightByClock: true, children: <PainelDoEntregador /> });
