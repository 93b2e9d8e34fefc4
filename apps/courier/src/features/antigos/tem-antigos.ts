import { BANCO_ANTIGO, temPassosAntigos } from '../passos/chaves-antigas.ts';

function temNovidadesAntigas(): boolean {
  try {
    return localStorage.getItem('novidades') !== null;
  } catch {
    // Storage may be forbidden. It then has nothing.
    return false;
  }
}

/** An ended session of the older release left the photos alone behind. */
async function temFotosAntigas(): Promise<boolean> {
  const bancos = await indexedDB.databases?.();
  // Older browsers cannot list their databases. There the old one is looked into.
  return bancos?.some(({ name }) => name === BANCO_ANTIGO) ?? true;
}

async function procurar(): Promise<void> {
  if (!temPassosAntigos() && !temNovidadesAntigas() && !(await temFotosAntigas())) return;
  const { moverAntigos } = await import('./mover-antigos.ts');
  await moverAntigos();
}

/** Moves them into the sealed store, if there are any. The part that does it is loaded then only. */
export const procurarAntigos = (): void => void procurar().catch(() => undefined);
