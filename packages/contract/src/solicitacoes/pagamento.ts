import { z } from 'zod';
import { valorSchema } from '../money.ts';
import { TIPOS_PAGAMENTO, type TipoPagamento } from '../vocabulario.ts';

export const FALTA_VALOR_A_RECEBER = 'Informe quanto o entregador deve receber do cliente';
export const ONLINE_SEM_VALOR = 'Pedido pago online não tem valor a receber do cliente';
export const TROCO_SO_EM_DINHEIRO = 'Só pagamento em dinheiro leva troco';
export const TROCO_MENOR = 'O valor do troco precisa ser igual ou maior que o valor a receber';

const valorNaPorta = (mensagem: string) =>
  valorSchema(mensagem)
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
export function recusaDoPagamento({ pagamento, valor_a_receber, troco_para }: NaPorta): Recusa | null {
  if (pagamento === 'online' && valor_a_receber !== null)
    return { campo: 'valor_a_receber', mensagem: ONLINE_SEM_VALOR };
  if (pagamento !== 'online' && !valor_a_receber) return { campo: 'valor_a_receber', mensagem: FALTA_VALOR_A_RECEBER };
  if (troco_para === null) return null;
  if (pagamento !== 'dinheiro') return { campo: 'troco_para', mensagem: TROCO_SO_EM_DINHEIRO };
  return troco_para < (valor_a_receber ?? 0) ? { campo: 'troco_para', mensagem: TROCO_MENOR } : null;
}

const campos = z.object(pagamentoNaPorta);

/** Adds the error of `recusaDoPagamento` to an object schema. It runs as soon as the three fields are right. */
export const conferirPagamento = (parada: NaPorta, ctx: z.RefinementCtx): void => {
  const recusa = recusaDoPagamento(parada);
  if (recusa) ctx.addIssue({ code: 'custom', path: [recusa.campo], message: recusa.mensagem });
};
export const quandoHaPagamento = { when: ({ value }: { value: unknown }) => campos.safeParse(value).success };
