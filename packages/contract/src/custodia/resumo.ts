import { LOCALE } from '../constants.ts';

const dinheiro = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' });

/** An amount as people read it, with an ordinary space: `R$ 137,90`. */
export const reais = (valor: number): string => dinheiro.format(valor).replaceAll('\u00a0', ' ');

/** What a machine is called in a sentence: numbers have their sign. */
const nomeDa = (apelido: string) => (/^\d+$/.test(apelido) ? `nº ${apelido}` : apelido);

const LISTA = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** `a maquininha nº 3`, `as maquininhas nº 3 e azul`; empty for none. */
function maquininhas(apelidos: readonly string[]): string {
  const [primeira, ...outras] = apelidos;
  if (primeira === undefined) return '';
  if (outras.length === 0) return `a maquininha ${nomeDa(primeira)}`;
  return `as maquininhas ${LISTA.format(apelidos.map(nomeDa))}`;
}

/**
 * What a courier has in hand, in one sentence: 'Você está com R$ 137,90 de 2 lojas e a maquininha nº 3'. Null when it is nothing.
 * `lojas`: names of the shops whose money it is.
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
