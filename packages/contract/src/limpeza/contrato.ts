import { z } from 'zod';
import { instanteSchema } from '../fields.ts';
import { TAREFAS_LIMPEZA } from '../vocabulario.ts';

/** What the last sweep did with one kind. `duracao_ms` in milliseconds; `ha_mais`: the next sweep goes on with it. */
export const limpezaDaTarefaSchema = z.object({
  tarefa: z.enum(TAREFAS_LIMPEZA),
  terminada_em: instanteSchema,
  duracao_ms: z.number(),
  linhas: z.number(),
  ha_mais: z.boolean(),
  falhou: z.boolean(),
});
export type LimpezaDaTarefa = z.output<typeof limpezaDaTarefaSchema>;

/** The last sweep, kind by kind; `terminada_em` is null and the list empty before the first one. */
export const limpezaSchema = z.object({
  terminada_em: instanteSchema.nullable(),
  duracao_ms: z.number(),
  linhas: z.number(),
  ha_mais: z.boolean(),
  falhou: z.boolean(),
  tarefas: z.array(limpezaDaTarefaSchema),
});
export type Limpeza = z.output<typeof limpezaSchema>;
