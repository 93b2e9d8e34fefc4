import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/**
 * A known text, encrypted with the data key. It is the only row. A process that starts with another key gets a clear
 * error at once, not a failure at the first document (ADR 0044).
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
