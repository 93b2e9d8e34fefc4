import { emCentavos, emReais, somarReais } from '@corre/contract/cents.ts';
import type { NaPorta } from '@corre/contract/solicitacoes/pagamento.ts';
import { countOf, formatMoney } from '../../kit/format/money.ts';

export const JA_PAGO = 'Já está pago';

/** What is collected at the door, in reais; nothing when it is paid online, or when a former release said nothing. */
export const aCobrar = ({ pagamento, valor_a_receber }: NaPorta): number =>
  pagamento === 'maquininha' || pagamento === 'dinheiro' ? (valor_a_receber ?? 0) : 0;

/** The change that the courier takes along, in reais. */
export const trocoALevar = ({ pagamento, valor_a_receber, troco_para }: NaPorta): number =>
  pagamento === 'dinheiro' && troco_para ? emReais(emCentavos(troco_para) - emCentavos(valor_a_receber ?? 0)) : 0;

/** 'Cobrar R$ 45,90 em dinheiro', 'Cobrar R$ 62,00 na maquininha', 'Já está pago'. */
export function fraseDaCobranca(parada: NaPorta): string {
  if (aCobrar(parada) === 0) return JA_PAGO;
  return `Cobrar ${formatMoney(aCobrar(parada))} ${parada.pagamento === 'dinheiro' ? 'em dinheiro' : 'na maquininha'}`;
}

/** 'troco para R$ 50,00 (leve R$ 4,10)'; 'sem troco' where cash has none; null without cash. */
export function fraseDoTroco(parada: NaPorta): string | null {
  if (parada.pagamento !== 'dinheiro' || aCobrar(parada) === 0) return null;
  const levar = trocoALevar(parada);
  return levar > 0 ? `troco para ${formatMoney(parada.troco_para ?? 0)} (leve ${formatMoney(levar)})` : 'sem troco';
}

/** Both in one line: 'Cobrar R$ 45,90 em dinheiro · troco para R$ 50,00 (leve R$ 4,10)'. */
export const fraseInteira = (parada: NaPorta): string =>
  [fraseDaCobranca(parada), fraseDoTroco(parada)].filter(Boolean).join(' · ');

/** The stops of a route together: what is collected, and the change to take along; how at each stop, its own line says. Null when all is paid. */
export function cobrancaDaRota(paradas: readonly NaPorta[]): { frase: string; detalhe: string | null } | null {
  const cobradas = paradas.filter((parada) => aCobrar(parada) > 0);
  if (cobradas.length === 0) return null;
  const troco = somarReais(cobradas, trocoALevar);
  return {
    frase: `Cobrar ${formatMoney(somarReais(cobradas, aCobrar))} em ${countOf(cobradas.length, 'parada', 'paradas')}`,
    detalhe: troco > 0 ? `troco: ${formatMoney(troco)}` : null,
  };
}

/**
 * What the courier's last step says; null where it is the plain one, because nothing is collected. With `volta` that step is taken
 * back at the shop: at the door its words must not be true yet.
 */
export function fraseDoRecebido(parada: NaPorta & { volta: boolean }): string | null {
  if (aCobrar(parada) === 0) return null;
  const fim = parada.volta ? 'voltei ao comércio' : 'entreguei';
  return `${parada.pagamento === 'dinheiro' ? 'Recebi' : 'Cobrei'} ${formatMoney(aCobrar(parada))} e ${fim}`;
}
