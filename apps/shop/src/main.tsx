import '@corre/ui/theme/base.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelDoComercio } from './painel.tsx';

startApp({ base: '/comercio', density: 'compact', texto16: true, children: <PainelDoComercio /> });
