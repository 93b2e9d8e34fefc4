import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns/timestamp.ts';

/**
 * A known text closed with the data key, one row: who starts with another key is told so instead of failing at the first
 * document (docs/decisions/0056-lines-to-the-database.md).
 */
export const ProvaDaChave = defineEntity({
  name: 'ProvaDaChave',
  tableName: 'prova_da_chave',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
    cifrada: p.text(),
    criada_em: timestamp().defaultRaw('agora()'),
  },
});
