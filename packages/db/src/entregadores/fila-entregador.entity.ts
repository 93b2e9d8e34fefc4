import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Praca } from '../pracas/praca.entity.ts';
import { Entregador } from './entregador.entity.ts';

/** The condition of a courier who may get an offer now. Couriers with a delivery or an open offer may not. */
const LIVRE = 'online and not com_oferta and entregas_abertas = 0';

/**
 * Pushes in a row that a courier may leave unanswered and still be woken before reachable ones. The matching has the same
 * number (`paciencia` in despacho/pares.sql).
 */
export const CHAMADOS_EM_VAO = 3;

/**
 * A courier's hot row: the place (`praca`), presence, position in the queue, and counters. The place changes only while
 * the courier is offline. The row is narrow. Almost all writes hold the dispatch lock (ADR 0011). Its pages are filled
 * to 70 % (despacho/fila.sql). The matching reads facts from this row. Triggers keep the facts in the
 * transaction that changes them (ADR 0012):
 *
 * - `com_oferta`: the courier has an open offer.
 * - `entregas_abertas`: the number of requests in progress that the courier has.
 * - `inscrito`: the courier has a browser that a push can wake.
 * - `alcancavel`: false from the moment when the courier is found silent until their next request.
 * - `chamados_sem_resposta`: pushes in a row that did not wake the phone in time, since an offer reached it.
 * - `a_casar`: the courier became available since the last run.
 * - `olhada`: the last look found no route for the courier among those up to this `rota.mudanca`.
 */
export const FilaEntregador = defineEntity({
  name: 'FilaEntregador',
  tableName: 'fila_entregador',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    praca_id: reference(Praca, 'praca_id').default(1),
    online: p.boolean().default(false),
    online_desde: timestamp().nullable(),
    fila_desde: timestamp().nullable(),
    recusas_consecutivas: p.integer().default(0).check('recusas_consecutivas >= 0'),
    expiradas_consecutivas: p.integer().default(0).check('expiradas_consecutivas >= 0'),
    nao_entregues_consecutivas: p.integer().default(0).check('nao_entregues_consecutivas >= 0'),
    chamados_sem_resposta: p.integer().default(0).check('chamados_sem_resposta >= 0'),
    suspenso_ate: timestamp().nullable(),
    motivo_offline: p.text().nullable(),
    com_oferta: p.boolean().default(false),
    entregas_abertas: p.integer().default(0).check('entregas_abertas >= 0'),
    inscrito: p.boolean().default(false),
    alcancavel: p.boolean().default(false),
    a_casar: p.boolean().default(false),
    olhada: p.bigint('number').default(0),
  },
  checks: [
    { name: 'fila_entregador_na_fila', expression: 'online = (fila_desde is not null)' },
    { name: 'fila_entregador_online', expression: 'online = (online_desde is not null)' },
    // The queue's queries need not check suspensions.
    { name: 'fila_entregador_suspenso', expression: 'not online or suspenso_ate is null' },
  ],
  // in the order of the place's queue: fila_desde, then id
  indexes: [
    {
      name: 'fila_em_ordem',
      properties: ['praca_id', 'fila_desde', 'entregador_id'],
      where: 'online and entregas_abertas = 0',
    },
    { name: 'fila_livre', properties: ['praca_id', 'fila_desde', 'entregador_id'], where: `${LIVRE} and alcancavel` },
    {
      name: 'fila_silenciosa',
      properties: ['praca_id', 'fila_desde', 'entregador_id'],
      where: `${LIVRE} and not alcancavel`,
    },
    {
      name: 'fila_acordavel',
      properties: ['praca_id', 'fila_desde', 'entregador_id'],
      where: `${LIVRE} and not alcancavel and inscrito`,
    },
    { name: 'fila_a_casar', properties: ['praca_id', 'entregador_id'], where: 'a_casar' },
  ],
});

/**
 * When a courier's app sent its last sign of life. Requests and open streams write it at most once a second. It is a
 * separate table, so that polls and the dispatch do not wait for each other.
 */
export const Sinal = defineEntity({
  name: 'Sinal',
  tableName: 'sinal',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    ultimo_sinal: timestamp().nullable(),
  },
});

/**
 * A period in which a courier stood in the queue and was free, but sent no sign of life. These rows and the places in
 * the queue tell who was passed over, without a row per offer.
 */
export const Silencio = defineEntity({
  name: 'Silencio',
  tableName: 'silencio',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    desde: timestamp(),
    ate: timestamp().nullable(),
    fila_desde: timestamp(),
  },
  uniques: [{ name: 'silencio_em_curso', properties: 'entregador_id', where: 'ate is null' }],
  indexes: [{ name: 'silencio_do_entregador', columns: [{ name: 'entregador_id' }, { name: 'desde', sort: 'desc' }] }],
});

/** A period in which a courier was online, for idle time and R$ per online hour. `fim` is null while it lasts. */
export const Turno = defineEntity({
  name: 'Turno',
  tableName: 'turno',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    inicio: timestamp(),
    fim: timestamp().nullable(),
  },
  checks: [{ name: 'turno_fim', expression: 'fim is null or fim >= inicio' }],
  uniques: [{ name: 'turno_aberto_unico', properties: 'entregador_id', where: 'fim is null' }],
  indexes: [
    { name: 'turno_por_entregador', columns: [{ name: 'entregador_id' }, { name: 'inicio', sort: 'desc' }] },
    // for the couriers who were online lately
    { name: 'turno_terminado', properties: 'fim', where: 'fim is not null' },
  ],
});
