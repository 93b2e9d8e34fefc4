import { z } from 'zod';
import { solicitacaoDoComercioSchema } from './contrato.ts';

/** Most requests in one answer of the list of changes. */
export const MUDANCAS_POR_VEZ = 100;

/** Input of the list of changes [mudancas]. Without a cursor the list starts at its beginning. */
export const mudancasSchema = z.object({
  desde: z
    .string({ error: 'Cursor inválido' })
    .regex(/^\d{1,15}$/, 'Cursor inválido')
    .optional(),
});

/**
 * The requests that changed after the cursor, in the order of their last change, each once with its present state.
 * `cursor` is the next `desde`; callers do not compute with it. `ha_mais`: ask again at once.
 */
export const respostaMudancasSchema = z
  .object({
    solicitacoes: z.array(solicitacaoDoComercioSchema),
    cursor: z.string(),
    ha_mais: z.boolean(),
  })
  .meta({ id: 'RespostaMudancas' });
