/** The time without a key press before a reload is allowed, in milliseconds. */
export const CALMA_MS = 2_000;

/** The activities that a reload would disturb. */
export interface Momento {
  agora: number;
  /** the time of the last key press, in epoch milliseconds; 0 without any */
  ultima_tecla: number;
  /** number of dialogs on the screen, the ended chat included */
  dialogos: number;
  /** number of running mutations */
  enviando: number;
  /** true if the focus is in a filled field without a draft, such as a password or a comment */
  escrevendo_fora: boolean;
}

/** True if the page may reload now: no typing, no open question, no running mutation (ADR 0020). */
export const calma = ({ agora, ultima_tecla, dialogos, enviando, escrevendo_fora }: Momento): boolean =>
  agora - ultima_tecla >= CALMA_MS && dialogos <= 1 && enviando === 0 && !escrevendo_fora;
