const CHAVE = 'corre_suspensao_avisada';

/** Remembers which suspension this tab has told, so that a reload does not tell it again over the card that says it. */
export function primeiraVez(suspensao_id: number): boolean {
  try {
    if (sessionStorage.getItem(CHAVE) === String(suspensao_id)) return false;
    sessionStorage.setItem(CHAVE, String(suspensao_id));
  } catch {
    // without storage it is told at every load
  }
  return true;
}
