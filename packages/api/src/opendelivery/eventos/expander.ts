import type { Expander } from '../../saida/envio/expandir.ts';
import { expandOpenDelivery } from './expand.ts';
import type { Needs } from './scene.ts';

/** Returns the outbox's expander for Open Delivery (ADR 0037). */
export const openDeliveryExpander =
  (needs: Needs): Expander =>
  async (em, fluxo, fatos) => {
    const mensagens = await expandOpenDelivery(em, needs, fluxo.id, fatos);
    const last = mensagens.at(-1);
    return { mensagens, ...(last && { passo: last.tipo }) };
  };
