const CHAVE = 'corre_suspensao_avisada';

/**
 * Returns true at the first call for a suspension in this tab. A reload then does not show the notice again over the
 * card.
 */
export function primeiraVez(suspensao_id: number): boolean {
  try {
    if (sessionStorage.getItem(CHAVE) === String(suspensao_id)) return false;
    sessionStorage.setItem(CHAVE, String(suspensao_id));
  } catch {
    // Without storage every load shows the notice.
  }
  return true;
}
