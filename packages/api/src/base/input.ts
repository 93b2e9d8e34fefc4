import { BusinessError } from './business-error.ts';

/** Maximum nesting of an input. A stop of a route has depth three, and no other input is deeper. */
export const DEPTH_MAX = 32;

/** PostgreSQL stores no NUL, and UTF-8 has no lone surrogates. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * Returns why an input is refused before its schema runs, or null: texts that no column can store, or too deep nesting.
 * It does not recurse, because the sender chooses the depth.
 */
export function inputRefusal(input: unknown): BusinessError | null {
  const stack: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const { value, depth } = item;
    if (typeof value === 'string' && !storable(value)) return new BusinessError('CARACTERE_INVALIDO');
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX) return new BusinessError('DADOS_ANINHADOS_DEMAIS');
    if (!Object.keys(value).every(storable)) return new BusinessError('CARACTERE_INVALIDO');
    for (const inner of Object.values(value)) stack.push({ value: inner, depth: depth + 1 });
  }
  return null;
}
