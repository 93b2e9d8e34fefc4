import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Ator } from '../base/ator.ts';

/**
 * Returns whether a reader may get an event: couriers and shops get their own events, staff get all. `sessao` goes to
 * no reader. A move in the queue goes only to staff and to the courier who moved. Other couriers get their own place
 * (queue-movement.ts).
 */
export function interessa({ user_type, id }: Pick<Ator, 'user_type' | 'id'>, evento: Evento): boolean {
  if (evento.tipo === 'inicio') return true;
  if (evento.tipo === 'sessao') return false;
  if (user_type === 'entregador') return evento.entregador_id === id;
  if (user_type === 'comercio') return evento.comercio_id === id;
  return true;
}
