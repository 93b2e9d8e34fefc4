import { TAREFAS_LIMPEZA } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/**
 * The last sweep of each kind: its end, its duration, the number of deleted rows, and whether more rows are left
 * (ADR 0010). `ate` is the progress of the kind, in a format of its own, so that a sweep does not repeat finished work.
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
