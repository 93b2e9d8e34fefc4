import { URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * SQL that counts the shop's priority routes that use up the places for this route. These are the ones that entered the
 * queue in the minutes before it (even if taken or cancelled since), and older ones that still wait. Uses the indexes
 * `rota_prioritaria_do_comercio` and `rota_urgente_do_comercio`.
 */
const PRIORITARIAS = `
          (select count(*) from rota
            where comercio_id = new.comercio_id and prioritaria
              and criada_em > new.criada_em - interval '${URGENTES_JANELA_MINUTOS} minutes')
          + (select count(*) from rota
              where comercio_id = new.comercio_id and aguardando and urgente and prioritaria
                and criada_em <= new.criada_em - interval '${URGENTES_JANELA_MINUTOS} minutes')`;

/**
 * The unit of dispatch: one request, or several of one shop that go together [oferta-rota].
 *
 * - `aguardando`: true while at least one stop waits. The dispatch reads only such routes.
 * - `com_oferta`: the route has an open offer. A trigger of `oferta` keeps it.
 * - `a_casar`: the route became possible to offer since the last run. `mudanca` grows each time (ADR 0043).
 * - `urgente`: the shop asked for it. `prioritaria`: the route goes before the normal ones. Only the first few urgent
 *   routes of a shop in ten minutes do, decided once, when a route enters the queue (ADR 0038).
 * - `oferecer_apos`: no automatic offer before this instant. Null if the route never had to wait for its parcels.
 * - `retida`: the route waits for that instant, `antecedencia_segundos` before its last parcel is ready. It has
 *   `com_oferta` set, so the dispatch's indexes and functions skip it. Its `criada_em` is `oferecer_apos` (ADR 0067).
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
    criada_em: timestamp().defaultRaw('agora()'),
    aguardando: p.boolean().default(true),
    oferecer_apos: timestamp().nullable(),
    retida: p.boolean().default(false),
    antecedencia_segundos: p.integer().nullable(),
    sinalizada_em: timestamp().nullable(),
    com_oferta: p.boolean().default(false),
    a_casar: p.boolean().default(true),
    mudanca: p.bigint('number').defaultRaw('proxima_mudanca()'),
  },
  checks: [
    { name: 'rota_prioritaria_urgente', expression: 'urgente or not prioritaria' },
    // A held route waits, has a known instant, is hidden from the dispatch, and has no priority yet.
    {
      name: 'rota_retida_a_parte',
      expression: `not retida or (aguardando and com_oferta and oferecer_apos is not null
        and antecedencia_segundos is not null and not prioritaria)`,
    },
  ],
  indexes: [
    // of a place: priority routes first, then the oldest
    {
      name: 'rota_aguardando',
      columns: [{ name: 'praca_id' }, { name: 'prioritaria', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando',
    },
    { name: 'rota_do_comercio', properties: 'comercio_id' },
    {
      name: 'rota_oferecivel',
      columns: [{ name: 'praca_id' }, { name: 'prioritaria', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando and not com_oferta',
    },
    {
      name: 'rota_a_casar',
      columns: [{ name: 'praca_id' }, { name: 'prioritaria', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando and not com_oferta and a_casar',
    },
    { name: 'rota_mudou', properties: ['praca_id', 'mudanca'], where: 'aguardando and not com_oferta' },
    { name: 'rota_a_sinalizar', properties: 'criada_em', where: 'aguardando and sinalizada_em is null' },
    { name: 'rota_retida', properties: 'oferecer_apos', where: 'retida' },
    {
      name: 'rota_urgente_do_comercio',
      properties: ['comercio_id', 'criada_em', 'id'],
      where: 'aguardando and urgente',
    },
    { name: 'rota_prioritaria_do_comercio', properties: ['comercio_id', 'criada_em'], where: 'prioritaria' },
  ],
  triggers: [
    {
      name: 'muda',
      timing: 'before',
      events: ['update'],
      body: `
        if old.retida and not (new.retida and new.aguardando) then
          new.retida := false;
          new.com_oferta := false;
          if new.aguardando then
            new.prioritaria := new.urgente and (${PRIORITARIAS}) < ${URGENTES_POR_LOJA};
          else
            new.oferecer_apos := null;
          end if;
        end if;
        if old.aguardando and not new.aguardando then
          new.com_oferta := false;
        end if;
        if (new.aguardando and not new.com_oferta) and not (old.aguardando and not old.com_oferta) then
          new.a_casar := coalesce(current_setting('corre.casando', true), '') = '';
          new.mudanca := proxima_mudanca();
        end if;
        return new;`,
    },
    // Every writer holds the place's dispatch lock, so the counted rows cannot change meanwhile.
    {
      name: 'prioriza',
      timing: 'before',
      events: ['insert'],
      body: `
        new.praca_id := (select praca_id from comercio where id = new.comercio_id);
        if new.retida then
          new.com_oferta := true;
        end if;
        new.prioritaria := new.urgente and new.aguardando and not new.retida and (${PRIORITARIAS}) < ${URGENTES_POR_LOJA};
        return new;`,
    },
  ],
});
