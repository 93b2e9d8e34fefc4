import { z } from 'zod';
import { instantSchema } from '../fields.ts';
import { STATUS_SOLICITACAO } from '../vocabulario.ts';
import { PROCURA_MIN } from './regras.ts';

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
export const solicitacaoProcuradaSchema = z
  .object({
    id: z.int(),
    comercio: z.string(),
    endereco: z.string(),
    status: z.enum(STATUS_SOLICITACAO),
    canal: z.string().nullable(),
    numero_pedido: z.string().nullable(),
    nome_entregador: z.string().nullable(),
    data_solicitacao: instantSchema,
  })
  .meta({ id: 'SolicitacaoProcurada' });

export const procuradosSchema = z
  .object({
    solicitacoes: z.array(solicitacaoProcuradaSchema),
    comercios: z.array(z.object({ id: z.int(), nome: z.string() }).meta({ id: 'ComercioAchado' })),
  })
  .meta({ id: 'ResultadoDaProcura' });
export type Procurados = z.output<typeof procuradosSchema>;
