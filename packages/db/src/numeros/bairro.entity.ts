import { defineEntity, p } from '@mikro-orm/core';

/**
 * A bairro that the figures know [numeros]. A trigger adds each new one of a shop's price table. It stays when the
 * table changes, so that a past figure keeps its name. `chave` is the comparable form of the name.
 */
export const Bairro = defineEntity({
  name: 'Bairro',
  tableName: 'bairro',
  properties: {
    id: p.integer().primary().autoincrement(),
    nome: p.text(),
    chave: p.text().unique().check("chave <> ''"),
  },
});
