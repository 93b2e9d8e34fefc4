/**
 * Keys of localStorage in which older releases kept steps and news in the clear. A phone may be updated while steps wait
 * on it. Release 1.0.0 and the ones before it wrote `passos_guardados` and `novidades`; the others are older yet.
 */
export const CHAVE_DOS_PASSOS = 'passos_guardados';
export const CHAVES_ANTERIORES = ['etapa_guardada', 'marcos_guardados'];

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
