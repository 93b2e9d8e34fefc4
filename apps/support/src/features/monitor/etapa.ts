import type { EntregaAtiva } from '../torre/use-torre.ts';

/** aceita and em_retirada are shown as such, anything else as delivering (specification §4). */
export const etapaNoMonitor = (status: EntregaAtiva['status']) =>
  status === 'aceita' || status === 'em_retirada' ? status : 'em_entrega';
