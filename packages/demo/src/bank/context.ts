import type { BankCalendar } from './due.ts';
import type { Journal } from './journal.ts';

/** The bank's only client: who receives, with the keys that lead to its account. */
export interface Receiver {
  nome: string;
  cnpj: string;
  logradouro: string;
  cidade: string;
  uf: string;
  cep: string;
  chaves: readonly string[];
}

/** What all parts of the bank share. */
export interface BankContext {
  journal: Journal;
  now(): Date;
  receiver: Receiver;
  calendar: BankCalendar;
  /** host and path of the locations, without a scheme */
  locationBase: string;
  /** longest span of a list, in days */
  spanDays: number;
}

const BRAZIL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Returns the bank's calendar day of an instant, as `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => BRAZIL.format(instant);

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Returns the running number of a kind of rows as text of a fixed length, in base 36. */
export const numbered = (count: number, length: number): string =>
  Array.from({ length }, (_, i) => LETTERS[Math.floor(count / 36 ** (length - 1 - i)) % 36]).join('');
