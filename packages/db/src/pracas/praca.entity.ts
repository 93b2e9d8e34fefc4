import { defineEntity, p } from '@mikro-orm/core';

/**
 * A place: a town, or a part of one, with its own queue (ADR 0096). The dispatch never crosses from one place to
 * another. At first there is only the place with id 1. Its name is `CIDADE` of the configuration.
 */
export const Praca = defineEntity({
  name: 'Praca',
  tableName: 'praca',
  properties: {
    id: p.integer().primary().autoincrement(false),
    // null until the first process has started
    nome: p.text().nullable().check("nome = btrim(nome) and nome <> ''"),
  },
});
