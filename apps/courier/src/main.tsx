import '@corre/ui/kit/theme/base.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { PainelDoEntregador } from './painel.tsx';

startApp({
  density: 'comfortable',
  nightByClock: true,
  // what a courier needs at a door without a signal: the deliveries and what was said of them, whether they are online, what they earned and have in hand
  guardar: [
    'solicitacoes.doEntregador',
    'chat.naoLidasDoEntregador',
    'chat.mensagensDoEntregador',
    'fila.estado',
    'fila.situacao',
    'entregas.semanaAtual',
    'custodia.doEntregador',
    'publico.configuracao',
  ],
  children: <PainelDoEntregador />,
});
