import { locale } from './locale.ts';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', signDisplay: 'negative' });
const wholeMoney = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A typographic minus is as wide as a digit, so that columns stay aligned; Intl prints a hyphen. */
const withMinus = (text: string) => text.replace('-', '\u2212');

/**
 * 'R$ 1.234,50': reais with two decimals (specification §1). `valor` is in reais, as on the wire.
 * Between the symbol and the figure stands a no-break space, as Intl prints it.
 */
export function formatMoney(valor: number): string {
  return withMinus(money.format(valor));
}

/** '+R$ 12,50', '−R$ 20,00': what comes on top of a sum or goes off it. */
export function formatMoneySigned(valor: number): string {
  return valor > 0 ? `+${formatMoney(valor)}` : formatMoney(valor);
}

/** 'R$ 742': reais without decimals, the format of the ranking's net amount (specification §9). */
export function formatMoneyWhole(valor: number): string {
  return withMinus(wholeMoney.format(valor));
}

export type MoneyParts = { sinal: string; symbol: string; figure: string };

/** The pieces of `formatMoney`, for the large sums whose 'R$' is smaller than the figure. `sinal` is '' or '−'. */
export function splitMoney(valor: number): MoneyParts {
  const parts = money.formatToParts(valor);
  const pick = (...types: Intl.NumberFormatPartTypes[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  return {
    sinal: withMinus(pick('minusSign')),
    symbol: pick('currency'),
    figure: pick('integer', 'group', 'decimal', 'fraction'),
  };
}

/** '1.234': whole numbers with the Brazilian thousands point. */
export function formatInteger(numero: number): string {
  return withMinus(integer.format(numero));
}

/** '4,9': one decimal, the format of an average rating (specification §9). */
export function formatOneDecimal(numero: number): string {
  return withMinus(oneDecimal.format(numero));
}

/** '12,5%': a share of a hundred, to one decimal. */
export const formatPercent = (porcento: number): string => `${formatOneDecimal(porcento)}%`;

/** '1 entrega', '3 entregas': the number and the word that agrees with it. */
export function countOf(numero: number, singular: string, plural: string): string {
  return `${integer.format(numero)} ${numero === 1 ? singular : plural}`;
}
