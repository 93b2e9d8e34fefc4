import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Ator } from '../base/ator.ts';

/**
 * Whether an event is theirs to know: couriers and shops what is theirs, staff all. Nobody reads `sessao`, and whose move in the
 * queue it was only staff and the one who moved learn; the others hear of their own place (queue-movement.ts).
 */
export function interessa({ user_type, id }: Pick<Ator, 'user_type' | 'id'>, evento: Evento): boolean {
  if (evento.tipo === 'inicio') return true;
  if (evento.tipo === 'sessao') return false;
  if (user_type === 'entregador') return evento.entregador_id === id;
  if (user_type === 'comercio') return evento.comercio_id === id;
  return true;
}
