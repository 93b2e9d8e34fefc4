/** The states of a request (specification §4), spelt as on the wire. */
export type SolicitacaoStatus = 'aguardando' | 'aceita' | 'em_retirada' | 'em_entrega' | 'finalizada' | 'cancelada';

const steps: Record<SolicitacaoStatus, number> = {
  aguardando: 0,
  aceita: 1,
  em_retirada: 2,
  em_entrega: 3,
  finalizada: 4,
  cancelada: 0,
};

/** How many of the four dashes a status has filled; a cancelled request shows none. */
export function stepOf(status: SolicitacaoStatus): number {
  return steps[status];
}
