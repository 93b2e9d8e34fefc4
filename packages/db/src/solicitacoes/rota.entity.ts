import { defineEntity, p } from '@mikro-orm/core';
import { computed, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * The unit of dispatch: one request, or several of one shop that go together [oferta-rota].
 *
 * - `aguardando`: true while at least one stop waits.
 * - `com_oferta`: the route has an open offer. A trigger of `oferta` keeps it.
 * - `oferecivel`: the route waits, has no open offer and is not held. The dispatch pairs only such routes.
 * - `a_casar`: the route became possible to offer since the last run. `mudanca` grows each time (ADR 0012).
 * - `urgente`: the shop asked for it. `prioritaria`: the route goes before the normal ones. Only the first few urgent
 *   routes of a shop in ten minutes do, decided once, when a route enters the queue [urgentes].
 * - `oferecer_apos`: no automatic offer before this instant. Null if the route never had to wait for its parcels.
 * - `retida`: the route waits for that instant, `antecedencia_segundos` before its last parcel is ready (ADR 0016).
 * - `liberada_em`: from when on the route waits for a courier. It is the route's creation, or `oferecer_apos` if the
 *   route was held (in the future while it is held). The order of the queue and the deadlines count from here. When the
 *   shop asked is `solicitacao.data_solicitacao`.
 */
export const Rota = defineEntity({
  name: 'Rota',
  tableName: 'rota',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    // The shop's place, which never changes here. The trigger `prioriza` copies it for every writer.
    praca_id: p.integer().default(1),
    urgente: p.boolean().default(false),
    prioritaria: p.boolean().default(false),
    liberada_em: timestamp().defaultRaw('agora()'),
    aguardando: p.boolean().default(true),
    oferecer_apos: timestamp().nullable(),
    retida: p.boolean().default(false),
    antecedencia_segundos: p.integer().nullable(),
    sinalizada_em: timestamp().nullable(),
    com_oferta: p.boolean().default(false),
    oferecivel: computed(p.boolean().generated('(aguardando and not com_oferta and not retida) stored')),
    a_casar: p.boolean().default(true),
    mudanca: p.bigint('number').defaultRaw('proxima_mudanca()'),
  },
  checks: [
    { name: 'rota_prioritaria_urgente', expression: 'urgente or not prioritaria' },
    // A held route waits, has a known instant, and has neither an offer nor a priority yet.
    {
      name: 'rota_retida_a_parte',
      expression: `not retida or (aguardando and not com_oferta and oferecer_apos is not null
        and antecedencia_segundos is not null and not prioritaria)`,
    },
  ],
  indexes: [
    // of a place: priority routes first, then the oldest
    {
      name: 'rota_aguardando',
      columns: [{ name: 'praca_id' }, { name: 'prioritaria', sort: 'desc' }, { name: 'liberada_em' }, { name: 'id' }],
      where: 'aguardando',
    },
    { name: 'rota_do_comercio', properties: 'comercio_id' },
    {
      name: 'rota_oferecivel',
      columns: [{ name: 'praca_id' }, { name: 'prioritaria', sort: 'desc' }, { name: 'liberada_em' }, { name: 'id' }],
      where: 'oferecivel',
    },
    {
      name: 'rota_a_casar',
      columns: [{ name: 'praca_id' }, { name: 'prioritaria', sort: 'desc' }, { name: 'liberada_em' }, { name: 'id' }],
      where: 'oferecivel and a_casar',
    },
    { name: 'rota_mudou', properties: ['praca_id', 'mudanca'], where: 'oferecivel' },
    { name: 'rota_a_sinalizar', properties: 'liberada_em', where: 'aguardando and sinalizada_em is null' },
    // for the figures: the routes of one hour lie together, so a small BRIN index finds them
    {
      name: 'rota_por_liberacao',
      expression: 'create index "rota_por_liberacao" on "rota" using brin ("liberada_em")',
    },
    { name: 'rota_retida', properties: 'oferecer_apos', where: 'retida' },
    {
      name: 'rota_urgente_do_comercio',
      properties: ['comercio_id', 'liberada_em', 'id'],
      where: 'aguardando and urgente',
    },
    { name: 'rota_prioritaria_do_comercio', properties: ['comercio_id', 'liberada_em'], where: 'prioritaria' },
  ],
});
