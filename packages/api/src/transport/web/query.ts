import type { Request } from 'express';
import { BusinessError } from '../../base/business-error.ts';

/** Query keys that clients add against caches; they are ignored [chamadas]. */
const IGNORED = new Set(['_t']);

/** Returns the query without the keys that are ignored. */
export const queryOf = ({ query }: Pick<Request, 'query'>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !IGNORED.has(name)));

/** Returns the refusal of a field that nobody knows. */
export const unknownField = (nome: string): BusinessError =>
  new BusinessError('CAMPO_DESCONHECIDO', { nome, campo: nome.slice(0, 60) });

/** Returns the refusal of the first query key that is not among `names`. Returns null if all are known. */
export function unknownQuery(req: Pick<Request, 'query'>, names: ReadonlySet<string>): BusinessError | null {
  const nome = Object.keys(queryOf(req)).find((key) => !names.has(key));
  return nome === undefined ? null : unknownField(nome);
}
