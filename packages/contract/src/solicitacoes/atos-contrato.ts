import { z } from 'zod';
import { COMENTARIO_MAX } from '../constants.ts';
import { feitaEmSchema, idSchema, instantSchema, optionalText } from '../fields.ts';
import { codigoSchema, recebedorSchema } from '../prova/contrato.ts';
import { STATUS_SOLICITACAO } from '../vocabulario.ts';
import { prontoEmSchema } from './criar-contrato.ts';
import { NOTA_MAX, NOTA_PADRAO } from './nota.ts';

/** The three steps that a courier confirms [passos]. */
export const NOVOS_STATUS = ['em_retirada', 'em_entrega', 'finalizada'] as const;
export const avancarSchema = z.object({
  solicitacao_id: idSchema,
  novo_status: z.enum(NOVOS_STATUS, { error: 'Status inválido' }),
  /** With 'finalizada' only, where the request asks for it (ADR 0024). */
  codigo: codigoSchema,
  recebedor: recebedorSchema,
  /** When the step was taken, for a phone that had no signal then. */
  feita_em: feitaEmSchema,
});
/** `solicitacao_ids`: the stops that took the step. Stops of a route take the first two steps together [rota-junta]. */
export const respostaAvancarSchema = z
  .object({
    message: z.string(),
    status: z.enum(STATUS_SOLICITACAO),
    solicitacao_ids: z.array(z.int()),
  })
  .meta({ id: 'RespostaAvancar' });

/** Input to declare a parcel ready: now, or at a future `pronto_em`. With `toda_rota`, all parcels of the route. */
export const prontoSchema = z.object({
  solicitacao_id: idSchema,
  toda_rota: z.boolean({ error: 'toda_rota inválido' }).default(false),
  pronto_em: prontoEmSchema,
});
export type Pronto = z.output<typeof prontoSchema>;

/** `solicitacao_ids`: the requests that changed. */
export const respostaProntoSchema = z
  .object({ message: z.string(), solicitacao_ids: z.array(z.int()) })
  .meta({ id: 'RespostaPronto' });

/** The refusal of a rating that is out of range or not allowed [avaliacao]. */
export const AVALIACAO_INVALIDA = 'Avaliação inválida';

export const avaliarSchema = z.object({
  solicitacao_id: idSchema,
  nota: z
    .number({ error: AVALIACAO_INVALIDA })
    .int(AVALIACAO_INVALIDA)
    .min(0, AVALIACAO_INVALIDA)
    .max(NOTA_MAX, AVALIACAO_INVALIDA)
    .default(NOTA_PADRAO),
  comentario: optionalText(COMENTARIO_MAX),
});

/** A rating of a courier by a shop. */
export const avaliacaoSchema = z
  .object({
    id: z.int(),
    nota: z.number(),
    comentario: z.string().nullable(),
    comercio: z.string(),
    data_avaliacao: instantSchema,
  })
  .meta({ id: 'Avaliacao' });
export type AvaliacaoView = z.output<typeof avaliacaoSchema>;
