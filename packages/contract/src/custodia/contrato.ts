import { z } from 'zod';
import { idSchema, instantSchema, optionalText, requiredId, requiredText } from '../fields.ts';
import { amountSchema } from '../money.ts';
import { DECISOES_DIFERENCA, TIPOS_MOVIMENTO } from '../vocabulario.ts';
import { maquininhaEmMaosSchema, maquininhaSchema } from './maquininhas-contrato.ts';
import { CODIGO_DIGITOS, MOTIVO_DA_DIFERENCA_MAX } from './regras.ts';

/** Money of a shop in a courier's hands, and since when the balance is above zero. */
export const saldoComLojaSchema = z
  .object({
    comercio_id: z.int(),
    comercio: z.string(),
    saldo: z.number(),
    desde: instantSchema,
  })
  .meta({ id: 'SaldoComLoja' });

/** A handover that waits for its receiver. `atrasada` is true after 24 hours; support then has it on its list. */
export const prestacaoSchema = z.object({
  id: z.int(),
  entregador_id: z.int(),
  entregador: z.string(),
  comercio_id: z.int(),
  comercio: z.string(),
  valor: z.number(),
  criada_em: instantSchema,
  atrasada: z.boolean(),
});

/** A handover as its courier sees it, with the number of attempts that they have left for a code. */
export const prestacaoDoEntregadorSchema = prestacaoSchema
  .extend({ tentativas_restantes: z.number() })
  .meta({ id: 'PrestacaoDoEntregador' });

/** A handover as its receivers see it, with the code that they tell the courier. */
export const prestacaoComCodigoSchema = prestacaoSchema
  .extend({ codigo: z.string() })
  .meta({ id: 'PrestacaoComCodigo' });
export type PrestacaoComCodigo = z.output<typeof prestacaoComCodigoSchema>;

/** A courier's objection to a difference, and support's answer. */
export const contestacaoDeDiferencaSchema = z
  .object({
    texto: z.string(),
    enviada_em: instantSchema,
    decisao: z.enum(DECISOES_DIFERENCA).nullable(),
    resposta: z.string().nullable(),
    respondida_em: instantSchema.nullable(),
  })
  .meta({ id: 'ContestacaoDeDiferenca' });

/**
 * One movement. `valor` is what the courier's pocket gained (negative: lost), and `saldo` the balance with that shop
 * after it. A reverted difference does not touch the pocket: `valor` is its amount, and `saldo` is null. A difference
 * has its reason and its objection.
 */
export const movimentoSchema = z
  .object({
    id: z.int(),
    tipo: z.enum(TIPOS_MOVIMENTO),
    entregador_id: z.int(),
    entregador: z.string(),
    comercio_id: z.int(),
    comercio: z.string(),
    valor: z.number(),
    saldo: z.number().nullable(),
    feito_em: instantSchema,
    solicitacao_id: z.int().nullable(),
    prestacao_id: z.int().nullable(),
    motivo: z.string().nullable(),
    contestacao: contestacaoDeDiferencaSchema.nullable(),
  })
  .meta({ id: 'MovimentoDeCustodia' });
export type MovimentoView = z.output<typeof movimentoSchema>;

const listaDeMovimentos = { movimentos: z.array(movimentoSchema), ha_mais: z.boolean() };

/**
 * The cash and machines of a courier, newest movements first. Above `limite` (reais; null: none) they get no cash
 * deliveries.
 */
export const custodiaDoEntregadorSchema = z
  .object({
    saldo_total: z.number(),
    limite: z.number().nullable(),
    acima_do_limite: z.boolean(),
    resumo: z.string().nullable(),
    lojas: z.array(saldoComLojaSchema),
    maquininhas: z.array(maquininhaEmMaosSchema),
    prestacoes: z.array(prestacaoDoEntregadorSchema),
    ...listaDeMovimentos,
  })
  .meta({ id: 'CustodiaDoEntregador' });
export type CustodiaDoEntregador = z.output<typeof custodiaDoEntregadorSchema>;

/** A shop's money and machines in couriers' hands, and the handovers that wait for the shop. */
export const custodiaDoComercioSchema = z
  .object({
    saldo_total: z.number(),
    entregadores: z.array(
      z.object({ entregador_id: z.int(), entregador: z.string(), saldo: z.number(), desde: instantSchema }),
    ),
    maquininhas: z.array(maquininhaSchema),
    prestacoes: z.array(prestacaoComCodigoSchema),
    ...listaDeMovimentos,
  })
  .meta({ id: 'CustodiaDoComercio' });
export type CustodiaDoComercio = z.output<typeof custodiaDoComercioSchema>;

const positiveAmount = (mensagem: string) => amountSchema(mensagem).refine((valor) => valor > 0, mensagem);

/** The courier and the shop of an act. */
export const parSchema = z.object({
  entregador_id: requiredId('Escolha o entregador'),
  comercio_nome: z.string({ error: 'Informe o comércio' }).trim().min(1, 'Informe o comércio').max(200),
});

/** Input when a shop gives a courier cash for change. With a `solicitacao_id`, only once for that request. */
export const levarTrocoSchema = z.object({
  entregador_id: requiredId('Escolha o entregador'),
  valor: positiveAmount('Informe quanto troco foi levado'),
  solicitacao_id: idSchema.optional(),
});

export const prestarSchema = z.object({ valor: positiveAmount('Informe quanto foi entregue') });

/** The answer of an act on the ledger: the balance with that shop after it. */
export const respostaDaCustodiaSchema = z
  .object({ message: z.string(), saldo: z.number() })
  .meta({ id: 'RespostaDaCustodia' });

/** The answer of a handover. `confirmada` is true at once when the receiver declared it. */
export const respostaPrestarSchema = respostaDaCustodiaSchema
  .extend({ id: z.int(), confirmada: z.boolean() })
  .meta({ id: 'RespostaPrestar' });

const CODIGO = new RegExp(`^\\d{${CODIGO_DIGITOS}}$`);

/**
 * Input to confirm a handover. A receiver may have counted less; with a reason, the missing amount is a difference. A
 * courier confirms with the code that the receiver told them.
 */
export const confirmarSchema = z.object({
  prestacao_id: idSchema,
  valor_recebido: amountSchema('Informe quanto foi recebido').optional(),
  motivo: optionalText(MOTIVO_DA_DIFERENCA_MAX),
  codigo: z.string().trim().regex(CODIGO, `O código tem ${CODIGO_DIGITOS} dígitos`).optional(),
});

/** The result of a handover: amount received, amount missing, number of pending deliveries that it released. */
export const respostaConfirmarSchema = respostaDaCustodiaSchema
  .extend({
    valor_recebido: z.number(),
    diferenca: z.number(),
  })
  .meta({ id: 'RespostaConfirmar' });

export const cancelarPrestacaoSchema = z.object({ prestacao_id: idSchema });

export const contestarDiferencaSchema = z.object({
  prestacao_id: idSchema,
  texto: requiredText('Conte o que aconteceu', MOTIVO_DA_DIFERENCA_MAX),
});

export const responderDiferencaSchema = z.object({
  prestacao_id: idSchema,
  decisao: z.enum(DECISOES_DIFERENCA, { error: 'Escolha manter ou reverter a diferença' }),
  resposta: requiredText('Escreva a resposta', MOTIVO_DA_DIFERENCA_MAX),
});
