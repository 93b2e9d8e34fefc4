import { digitsOf, normalizeDay } from '@corre/contract/documentos.ts';
import type { MaskName } from '@corre/contract/mascaras.ts';
import { telefoneInteiro } from '@corre/contract/telefones/digitar.ts';

export type Mask = MaskName | 'telefone';

const SLASHED_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Returns 'ddmmaaaa' of a whole day: '1998-03-05', '5/3/1998', '05.03.1998'. */
function dayDigits(text: string): string | null {
  const written = text.trim().replace(SLASHED_DAY, (_, day: string, month: string, year: string) => {
    return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  });
  const iso = normalizeDay(written);
  return iso?.split('-').reverse().join('') ?? null;
}

const digits = (length: number) => (text: string) => (digitsOf(text).length === length ? digitsOf(text) : null);

const readers: Record<Mask, (text: string) => string | null> = {
  cpf: digits(11),
  cep: digits(8),
  data: dayDigits,
  telefone: telefoneInteiro,
};

/** Returns the mask's digits when the text is one whole value, as a clipboard holds it; null for a part of one. */
export const wholeValue = (mask: Mask, text: string): string | null => readers[mask](text);

/** Returns the digits of a day that a browser fills in as '1998-03-05'. Nobody types that form behind the mask. */
export const filledDay = (text: string): string | null => (/^\d{4}-/.test(text.trim()) ? dayDigits(text) : null);
