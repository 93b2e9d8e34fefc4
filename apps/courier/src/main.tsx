import '@corre/ui/theme/base.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelDoEntregador } from './painel.tsx';

startApp({
  base: '/dashboard',
  density: 'comfortable',
  nightByClock: true,
  // what a courier needs at a door without a signal: the deliveries, whether he is online, what he earned
  guardar: [
    'solicitacoes.doEntregador',
    'fila.estado',
    'fila.situacao',
    'entregas.semanaAtual',
    'publico.configuracao',
  ],
  children: <PainelDoEntregador />,
});
