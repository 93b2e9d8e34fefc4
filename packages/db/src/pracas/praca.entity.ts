import { defineEntity, p } from '@mikro-orm/core';

/**
 * A town, or a part of one, with a queue of its own (docs/decisions/0096-a-place-in-every-key.md): nothing of the dispatch crosses from
 * one to another. There is one, with the id 1, whose name is the configuration's `CIDADE`, until somebody opens a second one.
 */
export const Praca = defineEntity({
  name: 'Praca',
  tableName: 'praca',
  properties: {
    id: p.integer().primary().autoincrement(false),
    // null until the first process has started
    nome: p.text().nullable().check("nome = btrim(nome) and nome <> ''"),
  },
  triggers: [
    {
      name: 'tem_trava',
      timing: 'after',
      events: ['insert'],
      body: `
        insert into despacho (id) values (new.id) on conflict do nothing;
        return null;`,
    },
  ],
});
