/** How deep an input may nest: a route's stop is three deep, nothing else comes near. */
export const DEPTH_MAX = 32;

const CARACTERE_INVALIDO = 'O texto tem um caractere inválido';
const FUNDO_DEMAIS = 'Dados aninhados demais';

/** PostgreSQL keeps no NUL and UTF-8 no half of a pair; no person types either. */
const inteiro = (texto: string) => !texto.includes('\0') && texto.isWellFormed();

/**
 * What no database column could hold and no schema need look at, wherever it stands in an input: the sentence of the
 * refusal, or null. Without recursion, because the depth is the sender's choice.
 */
export function inputRefusal(entrada: unknown): string | null {
  const pilha: { valor: unknown; fundo: number }[] = [{ valor: entrada, fundo: 0 }];
  for (let item = pilha.pop(); item !== undefined; item = pilha.pop()) {
    const { valor, fundo } = item;
    if (typeof valor === 'string' && !inteiro(valor)) return CARACTERE_INVALIDO;
    if (typeof valor !== 'object' || valor === null) continue;
    if (fundo === DEPTH_MAX) return FUNDO_DEMAIS;
    if (!Object.keys(valor).every(inteiro)) return CARACTERE_INVALIDO;
    for (const dentro of Object.values(valor)) pilha.push({ valor: dentro, fundo: fundo + 1 });
  }
  return null;
}
