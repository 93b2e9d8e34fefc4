/**
 * Keys of localStorage in which older releases kept steps and news in the clear. A phone may be updated while steps
 * wait on it. Release 1.0.0 and the ones before it wrote `passos_guardados` and `novidades`; the others are older yet.
 */
export const CHAVE_DOS_PASSOS = 'passos_guardados';
export const CHAVES_ANTERIORES = ['etapa_guardada', 'marcos_guardados'];

/** The database of the same releases, which had the photos in the clear. */
export const BANCO_ANTIGO = 'keyval-store';

/** Whether steps of an older release wait to be moved. */
export function temPassosAntigos(): boolean {
  try {
    return [CHAVE_DOS_PASSOS, ...CHAVES_ANTERIORES].some((chave) => localStorage.getItem(chave) !== null);
  } catch {
    // Storage may be forbidden. It then has nothing.
    return false;
  }
}
