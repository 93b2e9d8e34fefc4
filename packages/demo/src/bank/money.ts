/** The published format of an amount: reais as text, with a point and two decimals. */
export const MONEY = /^\d{1,10}\.\d{2}$/;

/** Returns the integer cents of a text of the format `MONEY`. */
export const centsOf = (text: string): number => Number(text.replace('.', ''));

/** Returns cents as text of the format `MONEY`. */
export const moneyOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
