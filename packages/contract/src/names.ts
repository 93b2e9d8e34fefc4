import { z } from 'zod';
import { TEXTO_CURTO_MAX } from './constants.ts';
import { requiredText } from './fields.ts';

/**
 * Invisible characters that change what a reader sees: controls, zero-width characters, direction marks, unassigned
 * and private characters, line separators. The emoji selector (U+FE0F) is allowed.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Three or more marks on one letter. They would cover the lines around it. */
const STACKED = /\p{Mn}{3,}/u;
/**
 * A person's name: letters first. `@` and brackets are refused, because they could imitate a user name beside the
 * name.
 */
const PESSOA = /^\p{L}[\p{L}\p{M}0-9 .'’ªº-]*$/u;

export const TEM_INVISIVEL = 'O texto tem um caractere invisível ou inválido';
export const NOME_INVALIDO = 'Nome: comece por uma letra e use só letras, números, espaço, ponto, hífen e apóstrofo';

/** Whether every character is visible (docs/security.md, names). */
export const isAllVisible = (texto: string): boolean => !INVISIBLE.test(texto) && !STACKED.test(texto);

/** Whether the text can be a person's name. */
export const isPersonName = (nome: string): boolean => isAllVisible(nome) && PESSOA.test(nome);

/**
 * Returns a name with one blank between words and accents in NFC. Names that look the same then have the same
 * characters.
 */
export const tidyName = (nome: string): string => nome.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Returns a pasted text, or another system's text, as one line without invisible characters and direction marks. A
 * refusal would not help, because the author is not there to correct the text.
 */
export const cleanText = (texto: string): string =>
  texto
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(new RegExp(INVISIBLE, 'gu'), '')
    .trim();

/** Cleans an address. Pasted texts contain invisible characters, so they are removed and not refused. */
export const tidyEndereco = (texto: string): string => cleanText(texto);

/** A required text without invisible characters. `mensagem` is the error text when it is missing. */
export const visibleText = (mensagem: string, max = TEXTO_CURTO_MAX) =>
  requiredText(mensagem, max).refine(isAllVisible, TEM_INVISIVEL);

/** A required name of a person. */
export const personName = (mensagem: string, max: number) =>
  requiredText(mensagem, max).transform(tidyName).pipe(z.string().refine(isPersonName, NOME_INVALIDO));
