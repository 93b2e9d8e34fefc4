import { z } from 'zod';
import { feitaEmSchema, idSchema, instanteSchema } from '../fields.ts';
import { codigoSchema } from '../prova/contrato.ts';
import { MARCOS_DO_ENTREGADOR, TIPOS_MARCO } from '../vocabulario.ts';

/** A milestone that a request has reached (decision record 0069). */
export const marcoSchema = z.object({ tipo: z.enum(TIPOS_MARCO), quando: instanteSchema });
export type Marco = z.output<typeof marcoSchema>;

/** A courier notes a milestone of a delivery that they hold. */
export const marcarSchema = z.object({
  solicitacao_id: idSchema,
  tipo: z.enum(MARCOS_DO_ENTREGADOR, { error: 'Marco inválido' }),
  feita_em: feitaEmSchema,
  /** With 'entregue' only, where the request asks for one: the recipient is here now, and not at the shop (decision record 0075). */
  codigo: codigoSchema,
});
export type Marcar = z.output<typeof marcarSchema>;

/** `quando` is when the milestone was reached: of a repeat, when it was reached first. */
export const respostaMarcarSchema = marcoSchema.extend({ message: z.string() });
