import { CHAVE_DOS_PASSOS, CHAVES_ANTERIORES } from './chaves.ts';

function temAntigos(): boolean {
  try {
    return [CHAVE_DOS_PASSOS, 'novidades', ...CHAVES_ANTERIORES].some((chave) => localStorage.getItem(chave) !== null);
  } catch {
    // Storage may be forbidden. It then has nothing.
    return false;
  }
}

/** Moves them into the sealed store, if there are any. The part that does it is loaded then only. */
export function procurarAntigos(): void {
  if (!temAntigos()) return;
  import('./mover-antigos.ts').then(({ moverAntigos }) => moverAntigos()).catch(() => undefined);
}
