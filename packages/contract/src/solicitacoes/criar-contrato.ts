import { z } from 'zod';
import { ENDERECO_MAX, ROTA_MAX, TEXTO_LONGO_MAX } from '../constants.ts';
import { inputInstant, optionalText, requiredText } from '../fields.ts';
import { pedidoDoApp } from '../integracoes/pedido-do-app.ts';
import { amountSchema } from '../money.ts';
import { tidyEndereco } from '../names.ts';
import { provaPedida } from '../prova/contrato.ts';
import { ORIGENS_DA_LOJA, TIPOS_PAGAMENTO, type TipoPagamento } from '../vocabulario.ts';
import { isSafeLink, LINK_MAX, linkNoTexto } from './link.ts';
import { checkReferencias, doPontoDeVenda } from './ponto-de-venda.ts';

export const ENDERECO_OBRIGATORIO = 'Endereço é obrigatório';
export const VALOR_OBRIGATORIO = 'Valor da entrega é obrigatório';

const VALOR_EM_TEXTO = 'O valor da entrega é um número em reais, como 9.5, sem aspas';

/** The value of a delivery, in reais. It must be above zero [pedido]. */
export const valorEstimadoSchema = amountSchema(VALOR_OBRIGATORIO, VALOR_EM_TEXTO).refine(
  (valor) => valor > 0,
  VALOR_OBRIGATORIO,
);

/** A map link, https only (docs/security.md). A blank one counts as absent. */
export const linkSchema = z
  .string({ error: 'Link do mapa inválido' })
  .trim()
  .max(LINK_MAX, 'Link do mapa longo demais')
  .nullish()
  .transform((texto) => (texto ? linkNoTexto(texto) : null))
  .refine((link) => link === null || isSafeLink(link), { error: 'Use um link do mapa que comece por https://' });

/** How far ahead an order may be scheduled, in days [pronto]. */
export const AGENDAR_DIAS = 7;

export const HORA_INVALIDA = 'Diga quando fica pronto com data e hora, como 2026-11-22T19:40:00-03:00';

/** When a parcel is ready: an ISO instant, or absent. A past instant counts as ready now. */
export const prontoEmSchema = inputInstant(HORA_INVALIDA)
  .refine((texto) => Date.parse(texto) > 0, HORA_INVALIDA)
  .nullish()
  .transform((texto) => texto ?? null);

export const FALTA_VALOR_A_RECEBER = 'Informe quanto o entregador deve receber do cliente';
export const ONLINE_SEM_VALOR = 'Pedido pago online não tem valor a receber do cliente';
export const TROCO_SO_EM_DINHEIRO = 'Só pagamento em dinheiro leva troco';
export const TROCO_MENOR = 'O valor do troco precisa ser igual ou maior que o valor a receber';

const valorNaPorta = (mensagem: string) =>
  amountSchema(mensagem)
    .nullish()
    .transform((valor) => valor ?? null);

/**
 * How the customer of one delivery pays [pagamento-na-porta]: already online, or at the door by card machine or in
 * cash. All three fields are optional, because REST clients may omit them; the delivery is then paid online. Amounts in
 * reais.
 */
export const pagamentoNaPorta = {
  pagamento: z.enum(TIPOS_PAGAMENTO, { error: 'Forma de pagamento inválida' }).default('online'),
  /**
   * The amount that the courier collects at the door. Required with `maquininha` and `dinheiro`, refused with
   * `online`.
   */
  valor_a_receber: valorNaPorta('Valor a receber inválido'),
  /** The note with which the customer pays. With `dinheiro` only, if the customer wants change. */
  troco_para: valorNaPorta('Valor do troco inválido'),
};

/** The three payment fields. Two CHECK constraints of the database have the same rules. */
export interface NaPorta {
  pagamento: TipoPagamento;
  valor_a_receber: number | null;
  troco_para: number | null;
}

/** The default: nothing to collect. */
export const PAGO_ONLINE: NaPorta = { pagamento: 'online', valor_a_receber: null, troco_para: null };

type Recusa = { campo: 'valor_a_receber' | 'troco_para'; mensagem: string };

/** Returns the error in the payment fields, or null. */
export function pagamentoError({ pagamento, valor_a_receber, troco_para }: NaPorta): Recusa | null {
  if (pagamento === 'online' && valor_a_receber !== null)
    return { campo: 'valor_a_receber', mensagem: ONLINE_SEM_VALOR };
  if (pagamento !== 'online' && !valor_a_receber) return { campo: 'valor_a_receber', mensagem: FALTA_VALOR_A_RECEBER };
  if (troco_para === null) return null;
  if (pagamento !== 'dinheiro') return { campo: 'troco_para', mensagem: TROCO_SO_EM_DINHEIRO };
  return troco_para < (valor_a_receber ?? 0) ? { campo: 'troco_para', mensagem: TROCO_MENOR } : null;
}

const pagamentoSchema = z.object(pagamentoNaPorta);

/** Adds the error of `pagamentoError` to an object schema. It runs as soon as the three fields are right. */
export const checkPagamento = (parada: NaPorta, ctx: z.RefinementCtx): void => {
  const recusa = pagamentoError(parada);
  if (recusa) ctx.addIssue({ code: 'custom', path: [recusa.campo], message: recusa.mensagem });
};
export const whenPagamentoParses = {
  when: ({ value }: { value: unknown }) => pagamentoSchema.safeParse(value).success,
};

const valorOuCotacao = {
  /** The value may be left out with a quote. */
  valor_estimado: valorEstimadoSchema.nullish().transform((valor) => valor ?? undefined),
  /** The quote whose value the stop gets [cotacao]. */
  cotacao_id: z
    .uuid({ error: 'Cotação inválida' })
    .toLowerCase()
    .nullish()
    .transform((id) => id ?? undefined)
    .optional(),
};
const valorOuCotacaoSchema = z.object(valorOuCotacao);

/** Adds the error of a stop without a value and without a quote. */
const checkValor = (parada: z.output<typeof valorOuCotacaoSchema>, ctx: z.RefinementCtx): void => {
  if (parada.valor_estimado === undefined && parada.cotacao_id === undefined)
    ctx.addIssue({ code: 'custom', path: ['valor_estimado'], message: VALOR_OBRIGATORIO });
};
const whenValorParses = {
  when: ({ value }: { value: unknown }) => valorOuCotacaoSchema.safeParse(value).success,
};

const paradaSchema = z.object({
  endereco: requiredText(ENDERECO_OBRIGATORIO, ENDERECO_MAX).transform(tidyEndereco),
  ...valorOuCotacao,
  observacao: optionalText(TEXTO_LONGO_MAX),
  link_localizacao: linkSchema,
  ...pagamentoNaPorta,
  ...provaPedida,
  ...pedidoDoApp,
  ...doPontoDeVenda,
  pronto_em: prontoEmSchema,
});

const hasEndereco = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'endereco' in item && String(item.endereco ?? '').trim() !== '';

/** Further stops of the same route. Stops with an empty address are dropped [pedido]. */
const maisEntregasSchema = z
  .preprocess(
    (itens) => (Array.isArray(itens) ? itens.filter(hasEndereco) : (itens ?? [])),
    z
      .array(
        z
          .strictObject(paradaSchema.shape)
          .superRefine(checkValor, whenValorParses)
          .superRefine(checkPagamento, whenPagamentoParses)
          .meta({ id: 'Parada' }),
        { error: 'Lista de entregas inválida' },
      )
      .max(ROTA_MAX - 1, `Uma rota leva no máximo ${ROTA_MAX} entregas`),
  )
  .default([]);

/** Input to create a request [pedido]. */
export const novaSolicitacaoSchema = paradaSchema
  .extend({
    urgente: z.boolean({ error: 'Prioridade inválida' }).default(false),
    origem: z.enum(ORIGENS_DA_LOJA, { error: 'Origem inválida' }).default('manual'),
    multiplas_entregas: maisEntregasSchema,
  })
  .superRefine(checkValor, whenValorParses)
  .superRefine(checkPagamento, whenPagamentoParses)
  .superRefine(checkReferencias);
export type NovaSolicitacao = z.output<typeof novaSolicitacaoSchema>;

export const respostaCriarSchema = z
  .object({ message: z.string(), solicitacao_ids: z.array(z.int()) })
  .meta({ id: 'RespostaCriar' });
