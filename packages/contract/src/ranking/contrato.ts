import { z } from 'zod';
import { MEDALHAS } from '../vocabulario.ts';

/**
 * A courier in the ranking. `total_liquido` in reais, after the fee. `medalha` is null from the fourth place on
 * [ranking].
 */
export const topEntregadorSchema = z.object({
  id: z.number(),
  nome_completo: z.string(),
  usuario: z.string(),
  medalha: z.enum(MEDALHAS).nullable(),
  avaliacao_media: z.number(),
  total_avaliacoes: z.number(),
  total_entregas: z.number(),
  total_liquido: z.number(),
  posicao: z.number(),
});
export type TopEntregador = z.output<typeof topEntregadorSchema>;

/** The ranking of the last closed week. `semana` is its label. */
export const topSemanaSchema = z.object({ semana: z.string(), top_entregadores: z.array(topEntregadorSchema) });
