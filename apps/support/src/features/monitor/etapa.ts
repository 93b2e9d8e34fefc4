import type { EntregaAtiva } from '../torre/use-torre.ts';

/** Returns the status that the monitor shows: aceita, em_retirada, or em_entrega for all others. */
export const etapaNoMonitor = (status: EntregaAtiva['status']) =>
  status === 'aceita' || status === 'em_retirada' ? status : 'em_entrega';
