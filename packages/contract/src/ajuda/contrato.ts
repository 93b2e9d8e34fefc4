import { z } from 'zod';
import { idSchema, instanteSchema } from '../fields.ts';
import { STATUS_SOLICITACAO } from '../vocabulario.ts';

/** A courier's call for support. `solicitacao_id` is the delivery in hand at that moment, or null [ajuda]. */
export const ajudaSchema = z.object({
  id: z.number(),
  solicitacao_id: z.number().nullable(),
  pedida_em: instanteSchema,
});
export type Ajuda = z.output<typeof ajudaSchema>;

export const ajudaDoEntregadorSchema = z.object({ aberta: ajudaSchema.nullable() });
export const respostaPedirAjudaSchema = z.object({ message: z.string(), ajuda: ajudaSchema });

/** A call for support with the courier and the delivery. Without a delivery, the last three fields are null. */
export const ajudaDoSuporteSchema = ajudaSchema.extend({
  entregador_id: z.number(),
  nome_entregador: z.string(),
  telefone_pessoal: z.string(),
  comercio: z.string().nullable(),
  endereco: z.string().nullable(),
  status: z.enum(STATUS_SOLICITACAO).nullable(),
});
export type AjudaDoSuporte = z.output<typeof ajudaDoSuporteSchema>;

export const resolverAjudaSchema = z.object({ ajuda_id: idSchema });
