import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns.ts';

/**
 * A place: a town, or a part of one, with its own queue (ADR 0011). The dispatch never crosses from one place to
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

/**
 * The dispatch lock: one row for each place (`praca`), with the same id. A transaction that changes the place's queue
 * locks the row FOR NO KEY UPDATE first and then reads agora() (ADR 0011). The place's own row is not the lock, because
 * each new row that refers to a place writes its foreign key's lock into that row.
 */
export const Despacho = defineEntity({
  name: 'Despacho',
  tableName: 'despacho',
  properties: {
    id: reference(Praca, 'id').primary(),
  },
});
