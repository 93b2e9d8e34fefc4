import { LOCALE } from '../constants.ts';

const dinheiro = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' });

/** Formats an amount with an ordinary space: `R$ 137,90`. */
export const reais = (valor: number): string => dinheiro.format(valor).replaceAll('\u00a0', ' ');

/** The name of a machine in a sentence. A numeric name gets a 'nº' before it. */
const nomeDa = (apelido: string) => (/^\d+$/.test(apelido) ? `nº ${apelido}` : apelido);

const LISTA = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** Returns `a maquininha nº 3` or `as maquininhas nº 3 e azul`; empty for none. */
function maquininhas(apelidos: readonly string[]): string {
  const [primeira, ...outras] = apelidos;
  if (primeira === undefined) return '';
  if (outras.length === 0) return `a maquininha ${nomeDa(primeira)}`;
  return `as maquininhas ${LISTA.format(apelidos.map(nomeDa))}`;
}

/**
 * Returns one sentence about what a courier has in hand: 'Você está com R$ 137,90 de 2 lojas e a maquininha nº 3'.
 * Returns null when the courier has nothing in hand. `lojas`: names of the shops that own the money.
 */
export function resumoDaCustodia(em: {
  saldo_total: number;
  lojas: readonly string[];
  maquininhas: readonly string[];
}): string | null {
  const [loja, ...outras] = em.lojas;
  const de = loja === undefined ? '' : outras.length === 0 ? ` de ${loja}` : ` de ${em.lojas.length} lojas`;
  const partes = [em.saldo_total > 0 ? `${reais(em.saldo_total)}${de}` : '', maquininhas(em.maquininhas)];
  const ditas = partes.filter((parte) => parte !== '');
  return ditas.length === 0 ? null : `Você está com ${ditas.join(' e ')}`;
}
