import { z } from 'zod';
import { feitaEmSchema, idSchema, instantSchema } from '../fields.ts';
import { codigoSchema } from '../prova/contrato.ts';
import { MARCOS_DO_ENTREGADOR, TIPOS_MARCO } from '../vocabulario.ts';

/** A milestone that a request has reached (ADR 0024). */
export const marcoSchema = z.object({ tipo: z.enum(TIPOS_MARCO), quando: instantSchema }).meta({ id: 'Marco' });
export type Marco = z.output<typeof marcoSchema>;

/** Input of a milestone that a courier notes for a delivery in hand. */
export const marcarSchema = z.object({
  solicitacao_id: idSchema,
  tipo: z.enum(MARCOS_DO_ENTREGADOR, { error: 'Marco inválido' }),
  feita_em: feitaEmSchema,
  /**
   * With 'entregue' only, if the request asks for a code. The recipient is at the door now, not later at the shop
   * (ADR 0038).
   */
  codigo: codigoSchema,
});
export type Marcar = z.output<typeof marcarSchema>;

/** `quando` is when the milestone was first reached, also in the answer to a repeat. */
export const respostaMarcarSchema = marcoSchema.extend({ message: z.string() }).meta({ id: 'RespostaMarcar' });
