import { z } from 'zod';
import { TEXTO_CURTO_MAX } from './constants.ts';
import { textoObrigatorio } from './fields.ts';

/**
 * Invisible characters that change what a reader sees: controls, zero-width characters, direction marks, unassigned
 * and private characters, line separators. The emoji selector (U+FE0F) is allowed.
 */
const INVISIVEL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Three or more marks on one letter. They would cover the lines around it. */
const EMPILHADO = /\p{Mn}{3,}/u;
/**
 * A person's name: letters first. `@` and brackets are refused, because they could imitate a user name beside the
 * name.
 */
const PESSOA = /^\p{L}[\p{L}\p{M}0-9 .'’ªº-]*$/u;

export const TEM_INVISIVEL = 'O texto tem um caractere invisível ou inválido';
export const NOME_INVALIDO = 'Nome: comece por uma letra e use só letras, números, espaço, ponto, hífen e apóstrofo';

/** Whether every character is visible (docs/security.md, names). */
export const todoVisivel = (texto: string): boolean => !INVISIVEL.test(texto) && !EMPILHADO.test(texto);

/** Whether the text can be a person's name. */
export const ehNomeDePessoa = (nome: string): boolean => todoVisivel(nome) && PESSOA.test(nome);

/**
 * Returns a name with one blank between words and accents in NFC. Names that look the same then have the same
 * characters.
 */
export const arrumarNome = (nome: string): string => nome.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Returns a pasted text, or another system's text, as one line without invisible characters and direction marks. A
 * refusal would not help, because the author is not there to correct the text.
 */
export const textoDeFora = (texto: string): string =>
  texto
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(new RegExp(INVISIVEL, 'gu'), '')
    .trim();

/** Cleans an address. Pasted texts contain invisible characters, so they are removed and not refused. */
export const arrumarEndereco = (texto: string): string => textoDeFora(texto);

/** A required text without invisible characters. `mensagem` is the error text when it is missing. */
export const textoVisivel = (mensagem: string, max = TEXTO_CURTO_MAX) =>
  textoObrigatorio(mensagem, max).refine(todoVisivel, TEM_INVISIVEL);

/** A required name of a person. */
export const nomeDePessoa = (mensagem: string, max: number) =>
  textoObrigatorio(mensagem, max).transform(arrumarNome).pipe(z.string().refine(ehNomeDePessoa, NOME_INVALIDO));
