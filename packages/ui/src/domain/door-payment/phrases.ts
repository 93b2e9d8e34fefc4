import { sumReais, toCents, toReais } from '@corre/contract/cents.ts';
import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { Banknote, CreditCard, type LucideIcon, Smartphone } from 'lucide-react';
import { countOf, formatMoney } from '../../kit/format/money.ts';

/** Name and icon of each payment type. */
export const PAGAMENTOS: Record<TipoPagamento, { label: string; icon: LucideIcon }> = {
  online: { label: 'Online', icon: Smartphone },
  maquininha: { label: 'Maquininha', icon: CreditCard },
  dinheiro: { label: 'Dinheiro', icon: Banknote },
};

export const JA_PAGO = 'Já está pago';

/** Returns the amount to collect at the door, in reais. 0 for online payment and for old requests without an amount. */
export const aCobrar = ({ pagamento, valor_a_receber }: NaPorta): number =>
  pagamento === 'maquininha' || pagamento === 'dinheiro' ? (valor_a_receber ?? 0) : 0;

/** Returns the change that the courier takes along, in reais. */
export const trocoALevar = ({ pagamento, valor_a_receber, troco_para }: NaPorta): number =>
  pagamento === 'dinheiro' && troco_para ? toReais(toCents(troco_para) - toCents(valor_a_receber ?? 0)) : 0;

/** Returns 'Cobrar R$ 45,90 em dinheiro', 'Cobrar R$ 62,00 na maquininha' or 'Já está pago'. */
export function fraseDaCobranca(parada: NaPorta): string {
  if (aCobrar(parada) === 0) return JA_PAGO;
  return `Cobrar ${formatMoney(aCobrar(parada))} ${parada.pagamento === 'dinheiro' ? 'em dinheiro' : 'na maquininha'}`;
}

/** Returns 'troco para R$ 50,00 (leve R$ 4,10)' or 'sem troco' for cash, null for other payments. */
export function fraseDoTroco(parada: NaPorta): string | null {
  if (parada.pagamento !== 'dinheiro' || aCobrar(parada) === 0) return null;
  const levar = trocoALevar(parada);
  return levar > 0 ? `troco para ${formatMoney(parada.troco_para ?? 0)} (leve ${formatMoney(levar)})` : 'sem troco';
}

/** Returns both in one line: 'Cobrar R$ 45,90 em dinheiro · troco para R$ 50,00 (leve R$ 4,10)'. */
export const fraseInteira = (parada: NaPorta): string =>
  [fraseDaCobranca(parada), fraseDoTroco(parada)].filter(Boolean).join(' · ');

/**
 * Returns the sum to collect on a route and the change to take along, or null when all stops are paid. The payment type
 * is on each stop's own line.
 */
export function cobrancaDaRota(paradas: readonly NaPorta[]): { sentence: string; detalhe: string | null } | null {
  const cobradas = paradas.filter((parada) => aCobrar(parada) > 0);
  if (cobradas.length === 0) return null;
  const troco = sumReais(cobradas, trocoALevar);
  return {
    sentence: `Cobrar ${formatMoney(sumReais(cobradas, aCobrar))} em ${countOf(cobradas.length, 'parada', 'paradas')}`,
    detalhe: troco > 0 ? `troco: ${formatMoney(troco)}` : null,
  };
}

/**
 * Returns the text of the courier's last step, or null when nothing is collected.
 * With `volta` the courier takes this step at the shop. The text then ends in 'devolvi à loja', which is not yet
 * true at the door.
 */
export function fraseDoRecebido(parada: NaPorta & { volta: boolean }): string | null {
  if (aCobrar(parada) === 0) return null;
  const fim = parada.volta ? 'devolvi à loja' : 'entreguei';
  return `${parada.pagamento === 'dinheiro' ? 'Recebi' : 'Cobrei'} ${formatMoney(aCobrar(parada))} e ${fim}`;
}
