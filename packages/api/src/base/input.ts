import { BusinessError } from './business-error.ts';

/** Maximum nesting of an input. A stop of a route has depth three, and no other input is deeper. */
export const DEPTH_MAX = 32;

/** PostgreSQL stores no NUL, and UTF-8 has no lone surrogates. */
const inteiro = (texto: string) => !texto.includes('\0') && texto.isWellFormed();

/**
 * Returns why an input is refused before its schema runs, or null: texts that no column can store, or too deep nesting.
 * It does not recurse, because the sender chooses the depth.
 */
export function inputRefusal(entrada: unknown): BusinessError | null {
  const pilha: { valor: unknown; fundo: number }[] = [{ valor: entrada, fundo: 0 }];
  for (let item = pilha.pop(); item !== undefined; item = pilha.pop()) {
    const { valor, fundo } = item;
    if (typeof valor === 'string' && !inteiro(valor)) return new BusinessError('CARACTERE_INVALIDO');
    if (typeof valor !== 'object' || valor === null) continue;
    if (fundo === DEPTH_MAX) return new BusinessError('DADOS_ANINHADOS_DEMAIS');
    if (!Object.keys(valor).every(inteiro)) return new BusinessError('CARACTERE_INVALIDO');
    for (const dentro of Object.values(valor)) pilha.push({ valor: dentro, fundo: fundo + 1 });
  }
  return null;
}
