import { URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * Of the shop's routes that go before the normal ones, those that take the place of this one: whatever came into the queue in
 * the minutes before it, taken or cancelled since or not, and what still waits from before. Indexes
 * `rota_prioritaria_do_comercio`, `rota_urgente_do_comercio`.
 */
const PRIORITARIAS = `
          (select count(*) from rota
            where comercio_id = new.comercio_id and prioritaria
              and criada_em > new.criada_em - interval '${URGENTES_JANELA_MINUTOS} minutes')
          + (select count(*) from rota
              where comercio_id = new.comercio_id and aguardando and urgente and prioritaria
                and criada_em <= new.criada_em - interval '${URGENTES_JANELA_MINUTOS} minutes')`;

/**
 * The unit of dispatch: one request, or several from one shop that go together. `aguardando` is true while at least one stop
 * waits: the dispatch reads nothing else. `com_oferta` is kept by a trigger of `oferta`; `a_casar`, it became possible to offer
 * it since the last run; `mudanca` grows each time it does (docs/decisions/0043-matching-by-what-changed.md). `urgente`
 * is what the shop asked for, `prioritaria` what orders the queue: of a shop's urgent routes the first few of every ten minutes,
 * decided once, as a route comes into the queue (docs/decisions/0038-fairness-under-flood.md).
 *
 * `oferecer_apos`: before this instant it is not offered by itself; null, it never had to wait for its parcels. `retida`, it still
 * waits for that instant, so many seconds (`antecedencia_segundos`) before its last parcel is ready: the dispatch passes it by as it does one that somebody looks at (`com_oferta`), so its indexes and functions
 * know nothing of it. `criada_em` of a held route is `oferecer_apos`: it orders the queue by when a route came into it
 * (docs/decisions/0067-ready.md).
 */
export const Rota = defineEntity({
  name: 'Rota',
  tableName: 'rota',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    // its shop's, for ever: the trigger `prioriza` copies it, whoever writes the row
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
    // held only while it waits, until an instant that is known, hidden from the dispatch and before nobody
    {
      name: 'rota_retida_a_parte',
      expression: `not retida or (aguardando and com_oferta and oferecer_apos is not null
        and antecedencia_segundos is not null and not prioritaria)`,
    },
  ],
  indexes: [
    // of a place: prioritised first, then oldest
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
    // Every writer holds the place's dispatch lock: what is counted here stands still.
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
