import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * The unit of dispatch: one request, or several from one shop that go together. `aguardando` is true while at least one stop
 * waits: the dispatch reads nothing else. `com_oferta` is kept by a trigger of `oferta`; `a_casar`, it became possible to offer
 * it since the last run; `mudanca` grows each time it does (docs/decisions/0043-matching-by-what-changed.md).
 */
export const Rota = defineEntity({
  name: 'Rota',
  tableName: 'rota',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    urgente: p.boolean().default(false),
    criada_em: timestamp().defaultRaw('agora()'),
    aguardando: p.boolean().default(true),
    sinalizada_em: timestamp().nullable(),
    com_oferta: p.boolean().default(false),
    a_casar: p.boolean().default(true),
    mudanca: p.bigint('number').defaultRaw('proxima_mudanca()'),
  },
  indexes: [
    // urgent first, then oldest
    {
      name: 'rota_aguardando',
      columns: [{ name: 'urgente', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando',
    },
    { name: 'rota_do_comercio', properties: 'comercio_id' },
    {
      name: 'rota_oferecivel',
      columns: [{ name: 'urgente', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando and not com_oferta',
    },
    {
      name: 'rota_a_casar',
      columns: [{ name: 'urgente', sort: 'desc' }, { name: 'criada_em' }, { name: 'id' }],
      where: 'aguardando and not com_oferta and a_casar',
    },
    { name: 'rota_mudou', properties: 'mudanca', where: 'aguardando and not com_oferta' },
    { name: 'rota_a_sinalizar', properties: 'criada_em', where: 'aguardando and sinalizada_em is null' },
  ],
  triggers: [
    {
      name: 'muda',
      timing: 'before',
      events: ['update'],
      body: `
        if (new.aguardando and not new.com_oferta) and not (old.aguardando and not old.com_oferta) then
          new.a_casar := true;
          new.mudanca := proxima_mudanca();
        end if;
        return new;`,
    },
  ],
});
