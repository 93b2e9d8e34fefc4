import { z } from 'zod';
import { idSchema, instanteSchema } from '../fields.ts';
import { RESPOSTAS_VIGIA, STATUS_SOLICITACAO, TIPOS_VIGIA } from '../vocabulario.ts';

/** A courier's answer to 'Tudo bem?' (ADR 0025). */
export const responderVigiaSchema = z.object({
  vigia_id: idSchema,
  resposta: z.enum(RESPOSTAS_VIGIA, { error: 'Resposta inválida' }),
});

/** The watchdog's present question to a courier: the delivery, and since when it has not moved. */
export const perguntaSchema = z.object({
  id: z.number(),
  solicitacao_id: z.number(),
  rota_id: z.number(),
  tipo: z.enum(TIPOS_VIGIA),
  desde: instanteSchema,
  aberta_em: instanteSchema,
});
export type Pergunta = z.output<typeof perguntaSchema>;

/** A watchdog case for support: the courier did not answer, or reported a problem. */
export const vigiaDoSuporteSchema = perguntaSchema.extend({
  escalada_em: instanteSchema,
  resposta: z.enum(RESPOSTAS_VIGIA).nullable(),
  comercio: z.string(),
  comercio_id: z.number(),
  entregador_id: z.number(),
  nome_entregador: z.string(),
  endereco: z.string(),
  status: z.enum(STATUS_SOLICITACAO),
  /** The limit for this step, in seconds. The courier took longer. */
  limite_segundos: z.number(),
});
export type VigiaDoSuporte = z.output<typeof vigiaDoSuporteSchema>;
