import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '../fields.ts';
import { emOrdem, ORDEM } from '../periodo.ts';
import { ATORES } from '../vocabulario.ts';
import { TIPOS_DE_ATO, type TipoDeAto } from './atos.ts';

/** Rows of one page of the audit log. */
export const REGISTROS_POR_VEZ = 50;

/** Authors of acts: an account of each type, the system itself, and somebody without a session. */
export const AUTORES = [...ATORES, 'anonimo'] as const;

/** Kinds of people whom an act is about. */
export const ALVOS_PESSOAS = ['entregador', 'comercio', 'funcionario'] as const;

const tipos = Object.keys(TIPOS_DE_ATO) as [TipoDeAto, ...TipoDeAto[]];

const SEM_CONTA: readonly string[] = ['sistema', 'anonimo'];

/** The system and a caller without a session are one author each. Every other author has an id. */
const autorInteiro = ({ ator_tipo, ator_id }: { ator_tipo?: string | undefined; ator_id?: number | undefined }) =>
  (ator_tipo === undefined || SEM_CONTA.includes(ator_tipo)) === (ator_id === undefined);

const pessoaInteira = ({ sobre_tipo, sobre_id }: { sobre_tipo?: string | undefined; sobre_id?: number | undefined }) =>
  (sobre_tipo === undefined) === (sobre_id === undefined);

/**
 * Filters and cursor of the audit log. `antes_de` is the id of the last row of the previous page. Days in
 * America/Sao_Paulo.
 */
export const listarRegistroSchema = z
  .object({
    antes_de: idSchema.optional(),
    ator_tipo: z.enum(AUTORES, { error: 'Escolha quem fez' }).optional(),
    ator_id: idSchema.optional(),
    sobre_tipo: z.enum(ALVOS_PESSOAS, { error: 'Escolha sobre quem' }).optional(),
    sobre_id: idSchema.optional(),
    tipo: z.enum(tipos, { error: 'Escolha o tipo de ato' }).optional(),
    de: daySchema.optional(),
    ate: daySchema.optional(),
  })
  .refine(({ de, ate }) => de === undefined || ate === undefined || emOrdem({ de, ate }), ORDEM)
  .refine(autorInteiro, { message: 'Escolha quem fez', path: ['ator_id'] })
  .refine(pessoaInteira, { message: 'Escolha sobre quem', path: ['sobre_id'] });
export type ListarRegistro = z.output<typeof listarRegistroSchema>;

/** One row of the audit log with the names of the people. An erased account has the name 'conta apagada'. */
export const registroSchema = z.object({
  id: z.int(),
  quando: instantSchema,
  acao: z.string(),
  ator_tipo: z.string(),
  ator: z.string().nullable(),
  alvo_tipo: z.string().nullable(),
  alvo_id: z.int().nullable(),
  /** the courier, the shop and the member of the staff whom the act is about */
  entregador: z.string().nullable(),
  comercio: z.string().nullable(),
  equipe: z.string().nullable(),
  detalhes: z.record(z.string(), z.unknown()),
});
export type Registro = z.output<typeof registroSchema>;

/** An account for the choice of a person, also a removed one. */
export const pessoaDoRegistroSchema = z.object({
  tipo: z.enum(['entregador', 'comercio', 'admin', 'suporte']),
  id: z.int(),
  nome: z.string(),
  ativo: z.boolean(),
});
export type PessoaDoRegistro = z.output<typeof pessoaDoRegistroSchema>;

/** One page of the audit log. `proxima` is the cursor of the next page, or null. */
export const paginaDoRegistroSchema = z.object({ registros: z.array(registroSchema), proxima: z.int().nullable() });
