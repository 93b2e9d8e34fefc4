import { defineEntity, p } from '@mikro-orm/core';
import { MOTIVOS_PULO, RESULTADOS_OFERTA } from '../vocabulario.ts';

/**
 * One offer of a route to a courier, with the time of each thing that happened to it; `resultado` is null while open.
 * `recusa`: which refusal in a row it was.
 */
export const Oferta = defineEntity({
  name: 'Oferta',
  tableName: 'oferta',
  properties: {
    id: p.integer().primary(),
    rota_id: p.integer(),
    entregador_id: p.integer(),
    posicao_fila: p.integer(),
    enviada_em: p.datetime(),
    entregar_ate: p.datetime(),
    expira_em: p.datetime(),
    entregue_em: p.datetime().nullable(),
    vista_em: p.datetime().nullable(),
    respondida_em: p.datetime().nullable(),
    por_push: p.boolean(),
    push_em: p.datetime().nullable(),
    resultado: p.enum(RESULTADOS_OFERTA).nullable(),
    recusa: p.integer().nullable(),
  },
});

/** A courier who stood before the one offered, and why he was passed over. */
export const OfertaPulo = defineEntity({
  name: 'OfertaPulo',
  tableName: 'oferta_pulo',
  properties: {
    oferta_id: p.integer().primary(),
    entregador_id: p.integer().primary(),
    motivo: p.enum(MOTIVOS_PULO),
    quando: p.datetime(),
  },
});
