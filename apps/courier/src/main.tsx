import '@corre/ui/kit/theme/base.css';
import { startApp } from '@corre/ui/shell/app-root.tsx';
import { NOVIDADES_SLOT } from './features/novidades/novidades.ts';
import { PASSOS_SLOT } from './features/passos/ler-passos.ts';
import { SUMIDAS_SLOT } from './features/solicitacoes/sumidas-a-dizer.ts';
import { CourierPanel } from './panel.tsx';

startApp({
  density: 'comfortable',
  nightByClock: true,
  // Kept on the phone for a courier without a signal: deliveries, messages, online state, earnings and the cash in
  // hand.
  kept: [
    'solicitacoes.doEntregador',
    'chat.naoLidasDoEntregador',
    'chat.mensagensDoEntregador',
    'fila.estado',
    'fila.situacao',
    'entregas.semanaAtual',
    'custodia.doEntregador',
    'publico.configuracao',
  ],
  sealed: [PASSOS_SLOT, NOVIDADES_SLOT, SUMIDAS_SLOT],
  children: <CourierPanel />,
});
