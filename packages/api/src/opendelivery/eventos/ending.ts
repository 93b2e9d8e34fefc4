import type { Desfecho } from '@corre/contract/vocabulario.ts';
import type { EventType } from '../formato/vocabulary.ts';

/**
 * What the last event of an order says [desfecho]. The standard has no field for it, and `DELIVERY_FINISHED` follows a
 * handover as well as a return. A receiver reads it from `event.message`.
 */
const FINISHED: Record<Exclude<Desfecho, 'cancelada'>, string> = {
  entregue: 'Entregue ao cliente',
  devolvida: 'Devolvida à loja',
};

/**
 * Returns the outcome as the message of `DELIVERY_FINISHED`. The other ends say by their type that nothing was
 * delivered.
 */
export const endingOf = (type: EventType, desfecho: Desfecho | null): string | undefined =>
  type === 'DELIVERY_FINISHED' && desfecho !== null && desfecho !== 'cancelada' ? FINISHED[desfecho] : undefined;
