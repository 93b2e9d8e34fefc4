import { z } from 'zod';
import { idSchema, instantSchema } from '../fields.ts';
import { MOTIVOS_PROBLEMA, MOTIVOS_RECUSA, USER_TYPES } from '../vocabulario.ts';
import {
  ACONTECIMENTOS_DA_CIDADE,
  ANDAMENTOS_DA_CIDADE,
  FEITOS_MAX,
  RITMOS_DA_CIDADE,
  TIPOS_DE_DESEJO,
} from './cidade-regras.ts';

const ritmoSchema = z.union(
  RITMOS_DA_CIDADE.map((ritmo) => z.literal(ritmo)),
  { error: 'O ritmo é 1, 5 ou 20' },
);

/**
 * A wish. `entregador_id` is the courier who waits for an offer. `solicitacao_id` and `feito_em` come when the town has
 * made the request; without a shop that could ask, only `feito_em` does.
 */
export const desejoDaCidadeSchema = z
  .object({
    id: z.int(),
    tipo: z.enum(TIPOS_DE_DESEJO),
    entregador_id: z.int().nullable(),
    pedido_em: instantSchema,
    feito_em: instantSchema.nullable(),
    solicitacao_id: z.int().nullable(),
  })
  .meta({ id: 'DesejoDaCidade' });
export type DesejoDaCidade = z.output<typeof desejoDaCidadeSchema>;

/**
 * The town now, with the wishes of the last ten minutes, the newest first. While it is `desligada`: `comecando` says
 * that its process starts, and `pode_ligar` that `POST /demonstracao/cidade/ligar` starts it.
 */
export const estadoDaCidadeSchema = z
  .object({
    andamento: z.enum(ANDAMENTOS_DA_CIDADE),
    ritmo: ritmoSchema,
    comecando: z.boolean(),
    pode_ligar: z.boolean(),
    pedidos: z.array(desejoDaCidadeSchema),
  })
  .meta({ id: 'EstadoDaCidade' });
export type EstadoDaCidade = z.output<typeof estadoDaCidadeSchema>;

/**
 * Something that just happened in the town. `entregador` is null for a request; a reason stands only with a problem or
 * a refusal.
 */
export const acontecimentoDaCidadeSchema = z
  .object({
    em: instantSchema,
    tipo: z.enum(ACONTECIMENTOS_DA_CIDADE),
    solicitacao_id: z.int(),
    comercio: z.string(),
    endereco: z.string(),
    entregador: z.string().nullable(),
    motivo_problema: z.enum(MOTIVOS_PROBLEMA).nullable(),
    motivo_recusa: z.enum(MOTIVOS_RECUSA).nullable(),
  })
  .meta({ id: 'AcontecimentoDaCidade' });
export type AcontecimentoDaCidade = z.output<typeof acontecimentoDaCidadeSchema>;

/** What may be changed of the town. A field that is left out stays as it is. */
export const mudarCidadeSchema = z.object({
  parada: z.boolean({ error: 'Diga se a cidade para: true ou false' }).optional(),
  ritmo: ritmoSchema.optional(),
});
export type MudarCidade = z.output<typeof mudarCidadeSchema>;

export const respostaDesejoSchema = z
  .object({ message: z.string(), pedido: desejoDaCidadeSchema })
  .meta({ id: 'RespostaDesejo' });

/**
 * The report of the town's process, every two seconds. `cidade` names the process, so that of two only one works.
 * `feitos` are the wishes that it has done, each with the request that it made for it.
 */
export const baterSchema = z.object({
  cidade: z.uuid({ error: 'Diga qual processo é este, com um UUID' }),
  feitos: z
    .array(z.object({ id: idSchema, solicitacao_id: idSchema.nullable() }), { error: 'Lista de pedidos inválida' })
    .max(FEITOS_MAX, 'Pedidos demais de uma vez')
    .default([]),
});
export type Bater = z.output<typeof baterSchema>;

/**
 * What the town's process must know. `trabalha`: it is this process that works. `ocupadas`: the accounts that people
 * use now, which the town leaves alone. `pedidos`: the wishes that wait, the oldest first.
 */
export const respostaBaterSchema = z
  .object({
    trabalha: z.boolean(),
    parada: z.boolean(),
    ritmo: ritmoSchema,
    ocupadas: z.array(z.object({ user_type: z.enum(USER_TYPES), id: z.int() })),
    pedidos: z.array(desejoDaCidadeSchema),
  })
  .meta({ id: 'RespostaBater' });
export type RespostaBater = z.output<typeof respostaBaterSchema>;
