import { z } from 'zod';
import { TEXTO_CURTO_MAX } from './constants.ts';
import { textoObrigatorio } from './fields.ts';

/**
 * Characters that nobody sees and that change what one reads: controls, zero-width ones, those that turn the direction of a
 * line, unassigned and private ones, separators of lines. The emoji's own selector (U+FE0F) is let through.
 */
const INVISIVEL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Marks piled onto one letter, which then cover the lines around it. */
const EMPILHADO = /\p{Mn}{3,}/u;
/** A person's name: letters first. No `@` and no brackets, which would look like somebody's user name beside it. */
const PESSOA = /^\p{L}[\p{L}\p{M}0-9 .'’ªº-]*$/u;

export const TEM_INVISIVEL = 'O texto tem um caractere invisível ou inválido';
export const NOME_INVALIDO = 'Nome: comece por uma letra e use só letras, números, espaço, ponto, hífen e apóstrofo';

/** Whether every character of it can be seen (docs/security.md, names). */
export const todoVisivel = (texto: string): boolean => !INVISIVEL.test(texto) && !EMPILHADO.test(texto);

/** Whether it can be a person's name. */
export const ehNomeDePessoa = (nome: string): boolean => todoVisivel(nome) && PESSOA.test(nome);

/** One blank between words, accents in one form: what looks the same is the same. */
export const arrumarNome = (nome: string): string => nome.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * A text of somebody who cannot be asked to write it anew (pasted, or another system's): on one line, without what nobody sees or what
 * turns the direction of a line.
 */
export const textoDeFora = (texto: string): string =>
  texto
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(new RegExp(INVISIVEL, 'gu'), '')
    .trim();

/** An address as it reads. Pasted texts bring invisible characters, so none is refused. */
export const arrumarEndereco = (texto: string): string => textoDeFora(texto);

/** A required text that can be seen whole; `mensagem` is said when it is missing. */
export const textoVisivel = (mensagem: string, max = TEXTO_CURTO_MAX) =>
  textoObrigatorio(mensagem, max).refine(todoVisivel, TEM_INVISIVEL);

/** A required name of a person. */
export const nomeDePessoa = (mensagem: string, max: number) =>
  textoObrigatorio(mensagem, max).transform(arrumarNome).pipe(z.string().refine(ehNomeDePessoa, NOME_INVALIDO));
