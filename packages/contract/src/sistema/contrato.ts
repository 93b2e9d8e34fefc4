import { z } from 'zod';
import { instantSchema } from '../fields.ts';

/** The rows that a transaction may hold, as people know them. */
export const TABELAS_PRESAS = ['solicitacao', 'comercio', 'entregador'] as const;

/** What an open transaction does: nothing since its last command, a command, or unknown to the server's role. */
export const SITUACOES_DA_TRANSACAO = ['parada', 'trabalhando', 'desconhecida'] as const;
export type SituacaoDaTransacao = (typeof SITUACOES_DA_TRANSACAO)[number];

/** The kinds of a command of the database, without its values. */
export const COMANDOS_DO_BANCO = ['leitura', 'gravacao', 'mudanca', 'apagamento', 'estrutura', 'outro'] as const;
export type ComandoDoBanco = (typeof COMANDOS_DO_BANCO)[number];

/**
 * A row that a transaction holds, as people know it: a request, a shop or a courier. `id` is the number of the request,
 * or the id of the account. `nome` is the name of the account.
 */
export const linhaPresaSchema = z
  .object({ tabela: z.enum(TABELAS_PRESAS), id: z.int(), nome: z.string().nullable() })
  .meta({ id: 'LinhaPresa' });
export type LinhaPresa = z.output<typeof linhaPresaSchema>;

/**
 * A transaction that holds rows for longer than any act of the product does, without its statement: that may hold
 * personal data.
 */
export const transacaoAbertaSchema = z
  .object({
    /** The process of PostgreSQL, for `pg_terminate_backend`. */
    pid: z.int(),
    /** The role of the database. */
    papel: z.string(),
    /** `application_name`. Null if the program gave none. */
    programa: z.string().nullable(),
    /** The address of the program. Null on the database's own machine, or if the server may not see it. */
    endereco: z.string().nullable(),
    /** Whether it is a process of the product. */
    do_corre: z.boolean(),
    /** Age of the transaction in seconds. Null if the server may not see it. */
    segundos: z.int().nullable(),
    situacao: z.enum(SITUACOES_DA_TRANSACAO),
    /** The kind of its present command, or of the last one. */
    comando: z.enum(COMANDOS_DO_BANCO),
    /** The tables in which it locks rows. */
    tabelas: z.array(z.string()),
    /** The rows of open requests, of shops and of couriers that it holds, at most five. */
    linhas: z.array(linhaPresaSchema),
    /** How many connections wait for it now. */
    esperando: z.int(),
  })
  .meta({ id: 'TransacaoAberta' });
export type TransacaoAberta = z.output<typeof transacaoAbertaSchema>;

/** The state of the database, as far as a clerk can act on it. It is the same in every process of the product. */
export const estadoDoSistemaSchema = z
  .object({
    /** Whether the server's role sees the transactions of other roles. Without that, their details are missing. */
    ve_tudo: z.boolean(),
    /** The oldest transactions that hold rows, at most five. */
    transacoes: z.array(transacaoAbertaSchema),
    /** How many acts were refused in the last hour because another transaction held their row. */
    recusas: z.int(),
    /** The minute of the last such refusal, if it was within the hour. */
    ultima_recusa_em: instantSchema.nullable(),
    /** Messages to other systems that are due, at most 1,000, and the age of the oldest in seconds. */
    mensagens: z.object({ esperando: z.int(), segundos: z.int().nullable() }),
  })
  .meta({ id: 'EstadoDoSistema' });
export type EstadoDoSistema = z.output<typeof estadoDoSistemaSchema>;
