import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';

const steps: Record<StatusSolicitacao, number> = {
  aguardando: 0,
  aceita: 1,
  em_retirada: 2,
  em_entrega: 3,
  finalizada: 4,
  cancelada: 0,
};

/** Returns how many of the four dashes a status fills. A cancelled request fills none. */
export function stepOf(status: StatusSolicitacao): number {
  return steps[status];
}
