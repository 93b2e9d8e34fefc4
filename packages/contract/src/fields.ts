import { z } from 'zod';
import { TEXTO_CURTO_MAX } from './constants.ts';

/** PostgreSQL's largest `int`. */
const INT_MAX = 2_147_483_647;

/** Addresses carry numbers as text. No other value becomes a number: `true` and `[1]` are no ids. */
const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

/** An id from a path or query (text) or a body (number). `mensagem` is the error text for a missing or invalid id. */
export const requiredId = (mensagem: string) =>
  z.preprocess(numberOf, z.number({ error: mensagem }).int(mensagem).positive(mensagem).max(INT_MAX, mensagem));

/** An id that the client sends by itself, so the error text is general. */
export const idSchema = requiredId('Identificador inválido');

/** Matches one visible character. Zero-width and other invisible characters count as blanks. */
const SOMETHING_VISIBLE = /[^\s\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A required text: trimmed, with a visible character, at most `max` long. `mensagem` is the error text. */
export const requiredText = (mensagem: string, max = TEXTO_CURTO_MAX) =>
  z
    .string({ error: mensagem })
    .trim()
    .min(1, mensagem)
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((texto) => SOMETHING_VISIBLE.test(texto), mensagem);

/** An optional text. A blank one counts as absent. */
export const optionalText = (max = TEXTO_CURTO_MAX) =>
  z
    .string({ error: 'Texto inválido' })
    .trim()
    .max(max, `Use no máximo ${max} caracteres`)
    .nullish()
    .transform((texto) => texto || null);

const INSTANTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * An instant on the wire: ISO 8601 in UTC with milliseconds. JSON that PostgreSQL itself builds holds microseconds and
 * the session's offset, and no database driver converts them. This schema does.
 */
export const instantSchema = z
  .string()
  .overwrite((texto) =>
    INSTANTE.test(texto) || Number.isNaN(Date.parse(texto)) ? texto : new Date(texto).toISOString(),
  )
  .meta({ id: 'Instante', format: 'date-time' });

/** First year accepted, and first year refused. The day after the last accepted day still has a four-digit year. */
const ANOS = { de: '1900', ate: '3000' } as const;

/** Length with nanoseconds and an offset: `2026-11-22T19:40:00.123456789-03:00`. */
const INSTANTE_MAX = 35;

/** No time zone is more than 14 hours from UTC, and PostgreSQL refuses an offset of 16. */
const FUSO = /(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)$/;

const isWithinYears = (instante: string) =>
  Date.parse(instante) >= Date.parse(ANOS.de) && Date.parse(instante) < Date.parse(ANOS.ate);

/** Brazil's offset, which has not changed since it gave up summer time in 2019. */
const SAO_PAULO = '-03:00';

/**
 * Completes an instant. Java leaves out seconds that are zero. Without an offset the time is São Paulo's, because that
 * is the clock on the wall of whoever wrote it.
 */
const completo = (texto: string) =>
  texto
    .replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=$|Z|[+-])/, '$1:00')
    .replace(/^\d{4}-\d\d-\d\dT[\d:.]+$/, `$&${SAO_PAULO}`);

const comFuso = z.iso.datetime({ offset: true });

/**
 * An instant as input: ISO 8601, readable by PostgreSQL and JavaScript. Seconds and offset may be missing (`completo`).
 * `mensagem` is the error text.
 */
export const inputInstant = (mensagem: string) =>
  z
    .string({ error: mensagem })
    .max(INSTANTE_MAX, mensagem)
    .overwrite(completo)
    .refine((texto) => comFuso.safeParse(texto).success && FUSO.test(texto) && isWithinYears(texto), mensagem)
    .meta({ format: 'date-time', description: 'Sem fuso, vale a hora de São Paulo.' });

/** A calendar day on the wire: `yyyy-mm-dd`. */
export const daySchema = z.iso
  .date('Data inválida')
  .refine((dia) => dia >= `${ANOS.de}-01-01` && dia < `${ANOS.ate}-01-01`, 'Data inválida')
  .meta({ id: 'Dia' });

/** The answer of a mutation with a success text only. */
export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Mensagem' });

/** The instant of an act, by the clock of a phone that had no signal. The server limits it (ADR 0024). */
export const feitaEmSchema = inputInstant('Instante inválido')
  .nullish()
  .transform((instante) => instante ?? null);

/** Cursor of a list: the id of the last row of the previous page. When absent, the list starts at its beginning. */
export const antesDeSchema = z.object({ antes_de: idSchema.optional() });
