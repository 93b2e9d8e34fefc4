import { TAREFAS_LIMPEZA } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns/timestamp.ts';

/**
 * The last sweep of each kind: when it ended, how long it took, how many rows it took away, whether more is left
 * (docs/decisions/0041-history-stays-flat.md). `ate` is how far the kind is done, in its own terms, so that no sweep looks
 * again at what an earlier one has done.
 */
export const Limpeza = defineEntity({
  name: 'Limpeza',
  tableName: 'limpeza',
  properties: {
    tarefa: p.enum(TAREFAS_LIMPEZA).primary(),
    terminada_em: timestamp(),
    duracao_ms: p.integer().check('duracao_ms >= 0'),
    linhas: p.integer().check('linhas >= 0'),
    ha_mais: p.boolean(),
    falhou: p.boolean(),
    ate: p.text().nullable(),
  },
});
