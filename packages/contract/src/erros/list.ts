import { ACESSO } from './acesso.ts';
import { DESPACHO } from './despacho.ts';
import { CUSTODIA, DINHEIRO } from './dinheiro.ts';
import { INTEGRACOES } from './integracoes.ts';
import type { ErrorKind } from './kinds.ts';
import { PEDIDOS } from './pedidos.ts';
import { PESSOAS } from './pessoas.ts';
import { TRANSPORTE } from './transporte.ts';

/** The errors by part of the product, as docs/errors.md shows them. */
export const GROUPS = { TRANSPORTE, ACESSO, PESSOAS, DESPACHO, PEDIDOS, DINHEIRO, CUSTODIA, INTEGRACOES };

/**
 * Every error that the API answers, by its code: the field `codigo` of an error. The list is closed. A code never
 * changes its meaning, because programs compare codes; the sentences are for people and may change. Open Delivery has
 * its own form of errors without codes (ADR 0038).
 */
export const ERRORS = {
  ...TRANSPORTE,
  ...ACESSO,
  ...PESSOAS,
  ...DESPACHO,
  ...PEDIDOS,
  ...DINHEIRO,
  ...CUSTODIA,
  ...INTEGRACOES,
} satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** The values of an error's sentence; `unknown` for a fixed sentence. */
export type ErrorValues<Code extends ErrorCode> = (typeof ERRORS)[Code]['detail'] extends (values: infer V) => string
  ? V
  : unknown;

/** The sentences by code, with the values that each takes. */
const DETAILS: { readonly [Code in ErrorCode]: { detail: string | ((values: ErrorValues<Code>) => string) } } = ERRORS;

/** Returns the Portuguese sentence of an error. */
export function errorDetail<Code extends ErrorCode>(code: Code, values: ErrorValues<Code>): string {
  const { detail } = DETAILS[code];
  return typeof detail === 'string' ? detail : detail(values);
}
