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

/** An instant on the wire: ISO 8601 with offset. */
export const instanteSchema = z.string();

/** A calendar day on the wire: `yyyy-mm-dd`. */
export const diaSchema = z.iso.date('Data inválida').refine((dia) => dia >= '1900-01-01', 'Data inválida');

/** Answer of a mutation that has nothing to give but its success text. */
export const mensagemSchema = z.object({ message: z.string() });

/** When something was done, as the phone that waited for its signal tells it; the server bounds it (decision record 0069). */
export const feitaEmSchema = z.iso
  .datetime({ offset: true, error: 'Instante inválido' })
  .nullish()
  .transform((instante) => instante ?? null);
