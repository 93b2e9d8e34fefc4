/**
 * The locale of numbers and sorting. The kit does not import the contract; a test in domain/format compares both
 * locales.
 */
export const locale = 'pt-BR';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', signDisplay: 'negative' });
const wholeMoney = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Replaces Intl's hyphen with a minus sign, which is as wide as a digit and keeps columns aligned. */
const withMinus = (text: string) => text.replace('-', '\u2212');

/**
 * Formats reais with two decimals: 'R$ 1.234,50' [formatos]. `valor` is in reais.
 * Between the symbol and the figure is a no-break space, as Intl prints it.
 */
export function formatMoney(valor: number): string {
  return withMinus(money.format(valor));
}

/** Formats a change of a sum with its sign: '+R$ 12,50', '−R$ 20,00'. */
export function formatMoneySigned(valor: number): string {
  return valor > 0 ? `+${formatMoney(valor)}` : formatMoney(valor);
}

/** Formats reais without decimals, for the net amount of the ranking: 'R$ 742' [ranking]. */
export function formatMoneyWhole(valor: number): string {
  return withMinus(wholeMoney.format(valor));
}

type MoneyParts = { sinal: string; symbol: string; figure: string };

/** Returns the parts of `formatMoney`, for large sums with a smaller 'R$'. `sinal` is '' or '−'. */
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

/** Formats a whole number with the Brazilian thousands separator: '1.234'. */
export function formatInteger(numero: number): string {
  return withMinus(integer.format(numero));
}

/** Formats a number with one decimal, for an average rating: '4,9'. */
export function formatOneDecimal(numero: number): string {
  return withMinus(oneDecimal.format(numero));
}

/** Formats a percentage with one decimal: '12,5%'. */
export const formatPercent = (porcento: number): string => `${formatOneDecimal(porcento)}%`;

/** Returns the number and the matching word: '1 entrega', '3 entregas'. */
export function countOf(numero: number, singular: string, plural: string): string {
  return `${integer.format(numero)} ${numero === 1 ? singular : plural}`;
}
