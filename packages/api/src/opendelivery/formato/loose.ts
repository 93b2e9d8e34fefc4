import { instanteDeEntrada } from '@corre/contract/fields.ts';
import { textoDeFora } from '@corre/contract/names.ts';
import { z } from 'zod';

/*
 * What comes in is read loosely: unknown fields are left alone, `""` and null count as absent, a number may come as text. What
 * cannot be understood is refused with the name of its field.
 */

/** An optional value in the loosest of ways: what is empty is absent. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** A text that a person reads; a number is taken as its digits. */
export const text = (max: number) =>
  z
    .union([z.string(), z.number()], 'deve ser um texto')
    .transform((value) => textoDeFora(String(value)).slice(0, max).toWellFormed());
export const requiredText = (max: number) => text(max).refine((value) => value !== '', 'está vazio');
export const maybeText = (max: number) => maybe(text(max)).transform((value) => value || undefined);

/** A text that is said back exactly as it came, a number as its digits; it may be empty. */
export const echoed = (max: number) =>
  z
    .union([z.string(), z.number()], 'deve ser um texto')
    .transform((value) => String(value).slice(0, max).toWellFormed());

/** Any version, in upper or lower case: it is said back as it came. */
export const uuid = z.guid('deve ser um UUID');

/** A truth value, also as text. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')],
  'deve ser true ou false',
);
export const maybeFlag = maybe(flag).transform((value) => value ?? false);

/** Largest amount of money that anybody may name, in reais. */
const AMOUNT_MAX = 100_000;

/** A number, also as text. */
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

/** RFC 3339 lets `t` and `z` be small and a blank stand for the `T` (§5.6); without an offset it is taken as UTC, without seconds as the full minute. */
const oneSpelling = (value: unknown) =>
  typeof value === 'string'
    ? value
        .toUpperCase()
        .replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
        .replace(/T\d\d:\d\d$/, '$&:00')
        .replace(/T[\d:.]+$/, '$&Z')
    : value;

/** RFC 3339 with an offset that a place on earth can have. As an ISO instant in UTC. */
export const instant = z
  .preprocess(oneSpelling, instanteDeEntrada('deve ser data e hora, como 2026-11-20T22:10:00Z'))
  .transform((value) => new Date(value).toISOString());

/** No limit of ours is longer than a week, in minutes. */
const WEEK_MIN = 10_080;

/** Minutes, as a limit names them; a longer one binds nobody sooner than a week does. */
export const minutes = number
  .refine((value) => Number.isSafeInteger(value) && value >= 0, 'deve ser um número inteiro de minutos')
  .transform((value) => Math.min(value, WEEK_MIN));
