import { z } from 'zod';
import { idSchema, instanteSchema } from '../fields.ts';
import { RESPOSTAS_VIGIA, STATUS_SOLICITACAO, TIPOS_VIGIA } from '../vocabulario.ts';

/** What a courier answers to 'Tudo bem?' (decision record 0070). */
export const responderVigiaSchema = z.object({
  vigia_id: idSchema,
  resposta: z.enum(RESPOSTAS_VIGIA, { error: 'Resposta inválida' }),
});

/** What the watchdog asks a courier now: which delivery, and since when it stands still. */
export const perguntaSchema = z.object({
  id: z.number(),
  solicitacao_id: z.number(),
  rota_id: z.number(),
  tipo: z.enum(TIPOS_VIGIA),
  desde: instanteSchema,
  aberta_em: instanteSchema,
});
export type Pergunta = z.output<typeof perguntaSchema>;

/** A row of the watchdog that waits for support: the courier did not answer, or answered that they have a problem. */
export const vigiaDoSuporteSchema = perguntaSchema.extend({
  escalada_em: instanteSchema,
  resposta: z.enum(RESPOSTAS_VIGIA).nullable(),
  comercio: z.string(),
  comercio_id: z.number(),
  entregador_id: z.number(),
  nome_entregador: z.string(),
  endereco: z.string(),
  status: z.enum(STATUS_SOLICITACAO),
  /** How long the company takes for this step, of which it took longer, in seconds. */
  limite_segundos: z.number(),
});
export type VigiaDoSuporte = z.output<typeof vigiaDoSuporteSchema>;
