import {
  MOTIVOS_PAUSA,
  MOTIVOS_PULO,
  MOTIVOS_RECUSA,
  PULOS_GUARDADOS,
  RESULTADOS_OFERTA,
} from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Rota } from '../solicitacoes/rota.entity.ts';

/** The instant when an unanswered offer ends. An offer that was not delivered ends earlier [alcance]. */
const PRAZO = 'case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end';

/**
 * One offer of a route to a courier, with the time of each step. `resultado` is null while it is open [oferta-prazo].
 *
 * - `entregar_ate`: an offer that is not delivered by then passes on.
 * - `por_push`: the courier was unreachable and is woken by a push. `push_em`: when a process claimed the sending.
 * - `recusa`: the number of this refusal in a row (ADR 0016).
 * - `fila_desde`: the courier's place in the queue, as an instant.
 * - `pulados_sem_sinal`, `pulados_em_pausa`, `pulados_com_dinheiro`: how many couriers before them were passed over, by
 *   reason (ADR 0018).
 */
export const Oferta = defineEntity({
  name: 'Oferta',
  tableName: 'oferta',
  properties: {
    id: p.integer().primary().autoincrement(),
    rota_id: reference(Rota, 'rota_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    // The place of its route and of its courier. The trigger `feita` refuses any other.
    praca_id: p.integer().default(1),
    posicao_fila: p.integer(),
    enviada_em: timestamp(),
    entregar_ate: timestamp(),
    expira_em: timestamp(),
    entregue_em: timestamp().nullable(),
    vista_em: timestamp().nullable(),
    respondida_em: timestamp().nullable(),
    por_push: p.boolean().default(false),
    push_em: timestamp().nullable(),
    resultado: p.enum(RESULTADOS_OFERTA).nullable(),
    recusa: p.integer().nullable().check('recusa >= 1'),
    // only if the courier gives a reason (ADR 0025)
    motivo_recusa: p.enum(MOTIVOS_RECUSA).nullable(),
    fila_desde: timestamp().nullable(),
    pulados_sem_sinal: p.integer().default(0).check('pulados_sem_sinal >= 0'),
    pulados_em_pausa: p.integer().default(0).check('pulados_em_pausa >= 0'),
    pulados_com_dinheiro: p.integer().default(0).check('pulados_com_dinheiro >= 0'),
  },
  checks: [
    { name: 'oferta_prazo', expression: 'expira_em > enviada_em' },
    { name: 'oferta_respondida', expression: '(resultado is null) = (respondida_em is null)' },
    { name: 'oferta_push', expression: 'push_em is null or por_push' },
    { name: 'oferta_recusada', expression: "recusa is null or resultado = 'recusada'" },
    { name: 'oferta_recusada_por', expression: "motivo_recusa is null or resultado = 'recusada'" },
  ],
  // invariants 1 and 2: one open offer per route and per courier, one acceptance per route
  uniques: [
    { name: 'oferta_viva_da_rota', properties: 'rota_id', where: 'resultado is null' },
    { name: 'oferta_viva_do_entregador', properties: 'entregador_id', where: 'resultado is null' },
    { name: 'oferta_aceita_da_rota', properties: 'rota_id', where: "resultado = 'aceita'" },
  ],
  indexes: [
    // for the pauses before the same courier is asked again
    {
      name: 'oferta_por_rota',
      columns: [{ name: 'rota_id' }, { name: 'entregador_id' }, { name: 'respondida_em', sort: 'desc' }],
    },
    { name: 'oferta_do_entregador', columns: [{ name: 'entregador_id' }, { name: 'enviada_em', sort: 'desc' }] },
    {
      name: 'oferta_push_a_enviar',
      properties: 'id',
      where: 'por_push and push_em is null and resultado is null',
    },
    // for the next deadline of all places
    {
      name: 'oferta_vence',
      expression: `create index "oferta_vence" on "oferta" ((${PRAZO})) where resultado is null`,
    },
    // for the figures of a span: rows of one day lie together, so a small BRIN index finds them
    {
      name: 'oferta_por_envio',
      expression: 'create index "oferta_por_envio" on "oferta" using brin ("enviada_em")',
    },
    // for the pace of the queue at this hour
    { name: 'oferta_aceita', properties: 'respondida_em', where: "resultado = 'aceita'" },
    // offers that passed over more couriers than oferta_pulo stores
    { name: 'oferta_passou_muitos', properties: 'enviada_em', where: `pulados_sem_sinal > ${PULOS_GUARDADOS}` },
  ],
});

/**
 * A courier who stood before the one who got the offer, and why they were passed over. An offer has at most
 * `PULOS_GUARDADOS` rows: first couriers in a pause, then silent ones, then those with too much cash. The offer's
 * counters count all of them.
 */
export const OfertaPulo = defineEntity({
  name: 'OfertaPulo',
  tableName: 'oferta_pulo',
  properties: {
    oferta_id: reference(Oferta, 'oferta_id').primary(),
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    motivo: p.enum(MOTIVOS_PULO),
    quando: timestamp(),
  },
  indexes: [
    { name: 'oferta_pulo_do_entregador', columns: [{ name: 'entregador_id' }, { name: 'quando', sort: 'desc' }] },
  ],
});

/**
 * A courier who does not get a route again until `ate`. They refused it, let it lapse, or did not react to a push. The
 * motive `chamado` ends earlier, as soon as the courier's app sends a signal. The dispatch deletes the rows of finished
 * pauses.
 */
export const Pausa = defineEntity({
  name: 'Pausa',
  tableName: 'pausa',
  properties: {
    rota_id: reference(Rota, 'rota_id').primary(),
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    // the place of its offer
    praca_id: p.integer().default(1),
    motivo: p.enum(MOTIVOS_PAUSA),
    ate: timestamp(),
  },
  indexes: [{ name: 'pausa_fim', properties: 'ate' }],
});
