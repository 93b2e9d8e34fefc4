import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import { TAREFAS_LIMPEZA } from '../vocabulario.ts';

/**
 * The result of the last sweep for one kind. `duracao_ms` in milliseconds. `ha_mais`: the next sweep continues with
 * this kind.
 */
export const limpezaDaTarefaSchema = z
  .object({
    tarefa: z.enum(TAREFAS_LIMPEZA),
    terminada_em: instantSchema,
    duracao_ms: z.number(),
    linhas: z.number(),
    ha_mais: z.boolean(),
    falhou: z.boolean(),
  })
  .meta({ id: 'LimpezaDaTarefa' });
export type LimpezaDaTarefa = z.output<typeof limpezaDaTarefaSchema>;

/** The last sweep, kind by kind. Before the first sweep, `terminada_em` is null and the list empty. */
export const limpezaSchema = z
  .object({
    terminada_em: instantSchema.nullable(),
    duracao_ms: z.number(),
    linhas: z.number(),
    ha_mais: z.boolean(),
    falhou: z.boolean(),
    tarefas: z.array(limpezaDaTarefaSchema),
  })
  .meta({ id: 'Limpeza' });
export type Limpeza = z.output<typeof limpezaSchema>;
