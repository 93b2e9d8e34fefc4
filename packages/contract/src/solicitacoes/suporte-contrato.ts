import { z } from 'zod';
import { MOTIVO_DA_INTERVENCAO_MAX } from '../constants.ts';
import { idSchema, instantSchema, requiredId, requiredText } from '../fields.ts';
import { ACOES_INTERVENCAO, STATUS_SOLICITACAO } from '../vocabulario.ts';
import { PROCURA_MIN } from './regras.ts';

/** The error text of an incomplete assignment [atribuir]. */
export const SELECIONE_AMBOS = 'Selecione uma solicitacao e um entregador';

export const atribuirSchema = z.object({
  solicitacao_id: requiredId(SELECIONE_AMBOS),
  entregador_id: requiredId(SELECIONE_AMBOS),
  force_assign: z.boolean({ error: 'force_assign inválido' }).default(false),
});

/** Most requests in one assignment. */
const ATRIBUIR_MAX = 20;

export const atribuirVariasSchema = atribuirSchema.omit({ solicitacao_id: true }).extend({
  solicitacao_ids: z
    .array(idSchema, { error: SELECIONE_AMBOS })
    .min(1, SELECIONE_AMBOS)
    .max(ATRIBUIR_MAX, `Atribua no máximo ${ATRIBUIR_MAX} solicitações de uma vez`),
});

/** `solicitacao_ids`: all requests that the courier got by this act, with the other stops of their routes. */
export const respostaAtribuirVariasSchema = z.object({ message: z.string(), solicitacao_ids: z.array(z.number()) });

export const ESCOLHA_QUEM_LEVA = 'Escolha quem vai levar a entrega';

/** Input with which support intervenes in a delivery whose courier vanished, with the reason [intervencao]. */
export const intervirSchema = z
  .object({
    solicitacao_id: idSchema,
    acao: z.enum(ACOES_INTERVENCAO, { error: 'Escolha o que fazer com a entrega' }),
    motivo: requiredText('Diga o motivo', MOTIVO_DA_INTERVENCAO_MAX),
    /** The next courier; with `transferir` only. */
    entregador_id: idSchema.optional(),
  })
  .refine(({ acao, entregador_id }) => acao !== 'transferir' || entregador_id !== undefined, {
    path: ['entregador_id'],
    error: ESCOLHA_QUEM_LEVA,
  });
export type Intervir = z.output<typeof intervirSchema>;

/** Most requests and most shops in one search result. */
export const PROCURA_MAX = { solicitacoes: 20, comercios: 5 } as const;
/** Number of the newest requests that a text search reads. A search by number covers requests of any time. */
export const PROCURA_RECENTES = 5_000;

export const procurarSchema = z.object({
  termo: z
    .string({ error: 'Digite o que procura' })
    .trim()
    .min(PROCURA_MIN, `Digite ao menos ${PROCURA_MIN} caracteres`)
    .max(80, 'Procura comprida demais'),
});

/** A request found by support's search, of any time. */
export const solicitacaoProcuradaSchema = z.object({
  id: z.number(),
  comercio: z.string(),
  endereco: z.string(),
  status: z.enum(STATUS_SOLICITACAO),
  canal: z.string().nullable(),
  numero_pedido: z.string().nullable(),
  nome_entregador: z.string().nullable(),
  data_solicitacao: instantSchema,
});

export const procuradosSchema = z.object({
  solicitacoes: z.array(solicitacaoProcuradaSchema),
  comercios: z.array(z.object({ id: z.number(), nome: z.string() })),
});
export type Procurados = z.output<typeof procuradosSchema>;
