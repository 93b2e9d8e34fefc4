import { inputInstant } from '@corre/contract/fields.ts';
import { cleanText } from '@corre/contract/names.ts';
import { z } from 'zod';

/*
 * Input is read tolerantly. Unknown fields are ignored, `""` and null count as absent, and a number may be a string. An
 * unreadable value is refused with the name of its field.
 */

/** Returns a schema for an optional value. An empty value counts as absent. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** Returns a schema for a text that people read. A number is accepted as its digits. */
export const text = (max: number) =>
  z
    .union([z.string(), z.number()], 'deve ser um texto')
    .transform((value) => cleanText(String(value)).slice(0, max).toWellFormed());
export const requiredText = (max: number) => text(max).refine((value) => value !== '', 'está vazio');
export const maybeText = (max: number) => maybe(text(max)).transform((value) => value || undefined);

/** Returns a schema for a text that goes back unchanged. It may be empty. A number is accepted as its digits. */
export const echoed = (max: number) =>
  z
    .union([z.string(), z.number()], 'deve ser um texto')
    .transform((value) => String(value).slice(0, max).toWellFormed());

/** A UUID of any version, in any case. It goes back unchanged. */
export const uuid = z.guid('deve ser um UUID');

/** A boolean, also as a string. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')],
  'deve ser true ou false',
);
export const maybeFlag = maybe(flag).transform((value) => value ?? false);

/** The largest accepted amount of money, in reais. */
const AMOUNT_MAX = 100_000;

/** A number, also as a string. */
export const number = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,12}([.,]\d{1,8})?$/)
      .transform((value) => Number(value.replace(',', '.'))),
  ],
  'deve ser um número',
);

const amount = number.refine((value) => value >= 0 && value <= AMOUNT_MAX, 'valor inválido');

/** An amount in reais: `{value, currency}`, or the bare number that some requesters send. */
export const price = z.union(
  [
    amount,
    z
      .object({ value: amount, currency: maybe(z.literal('BRL', 'a moeda deve ser BRL')) })
      .transform(({ value }) => value),
  ],
  'deve ser um valor, como {"value":10,"currency":"BRL"}',
);

/**
 * Normalizes an instant. RFC 3339 (§5.6) permits lower-case `t` and `z`, and a blank instead of `T`. `inputInstant`
 * completes the rest.
 */
const oneSpelling = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replace(/^(\d{4}-\d\d-\d\d) /, '$1T') : value;

/** An RFC 3339 instant with an offset that exists on earth. The output is an ISO instant in UTC. */
export const instant = z
  .preprocess(oneSpelling, inputInstant('deve ser data e hora, como 2026-11-20T22:10:00Z'))
  .transform((value) => new Date(value).toISOString());

/** A week, in minutes: no limit of ours is longer. */
const WEEK_MIN = 10_080;

/** A limit in minutes. A limit above a week counts as a week. */
export const minutes = number
  .refine((value) => Number.isSafeInteger(value) && value >= 0, 'deve ser um número inteiro de minutos')
  .transform((value) => Math.min(value, WEEK_MIN));
