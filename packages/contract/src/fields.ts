import { z } from 'zod';
import { TEXTO_CURTO_MAX } from './constants.ts';

/** PostgreSQL's largest `int`. */
const INT_MAX = 2_147_483_647;

/** An id out of a path or query (text) or a body (number); `mensagem` is what the person reads when it is missing or none. */
export const idObrigatorio = (mensagem: string) =>
  z.coerce.number({ error: mensagem }).int(mensagem).positive(mensagem).max(INT_MAX, mensagem);

/** An id that no person typed. */
export const idSchema = idObrigatorio('Identificador inválido');

/** Something to see: zero-width and other invisible characters alone are as empty as blanks. */
const ALGO_VISIVEL = /[^\s\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A required text: trimmed, something to see in it, bounded; `mensagem` is what the person reads. */
export const textoObrigatorio = (mensagem: string, max = TEXTO_CURTO_MAX) =>
  z
    .string({ error: mensagem })
    .trim()
    .min(1, mensagem)
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((texto) => ALGO_VISIVEL.test(texto), mensagem);

/** An optional text; blank counts as absent. */
export const textoOpcional = (max = TEXTO_CURTO_MAX) =>
  z
    .string({ error: 'Texto inválido' })
    .trim()
    .max(max, `Use no máximo ${max} caracteres`)
    .nullish()
    .transform((texto) => texto || null);

const INSTANTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * An instant on the wire: ISO 8601 in UTC with milliseconds, whatever it came out of. Inside its own JSON PostgreSQL writes
 * microseconds and the session's offset, and no driver knows of them there.
 */
export const instanteSchema = z
  .string()
  .overwrite((texto) =>
    INSTANTE.test(texto) || Number.isNaN(Date.parse(texto)) ? texto : new Date(texto).toISOString(),
  );

/** Days and instants of these years are taken, the last not among them: what follows a day has four digits of year as well. */
const ANOS = { de: '1900', ate: '3000' } as const;

/** With nanoseconds and an offset: `2026-11-22T19:40:00.123456789-03:00`. */
const INSTANTE_MAX = 35;

/** No place on earth is farther from UTC than 14 hours, and PostgreSQL reads no offset of 16. */
const FUSO = /(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)$/;

const dosAnos = (instante: string) =>
  Date.parse(instante) >= Date.parse(ANOS.de) && Date.parse(instante) < Date.parse(ANOS.ate);

/** An instant that somebody sends: ISO 8601 with offset, as PostgreSQL and JavaScript both read it; `mensagem` is what the person reads. */
export const instanteDeEntrada = (mensagem: string) =>
  z.iso
    .datetime({ offset: true, error: mensagem })
    .max(INSTANTE_MAX, mensagem)
    .refine((texto) => FUSO.test(texto) && dosAnos(texto), mensagem);

/** A calendar day on the wire: `yyyy-mm-dd`. */
export const diaSchema = z.iso
  .date('Data inválida')
  .refine((dia) => dia >= `${ANOS.de}-01-01` && dia < `${ANOS.ate}-01-01`, 'Data inválida');

/** Answer of a mutation that has nothing to give but its success text. */
export const mensagemSchema = z.object({ message: z.string() });

/** When something was done, as the phone that waited for its signal tells it; the server bounds it (decision record 0069). */
export const feitaEmSchema = instanteDeEntrada('Instante inválido')
  .nullish()
  .transform((instante) => instante ?? null);

/** Where a list goes on: behind the row of this id, the last one of the page before; without it, the list from its beginning. */
export const antesDeSchema = z.object({ antes_de: idSchema.optional() });
