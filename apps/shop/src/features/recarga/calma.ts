/** After the last key the page stays this long, in milliseconds. */
export const CALMA_MS = 2_000;

/** What a reload would disturb. */
export interface Momento {
  agora: number;
  /** epoch milliseconds of the last key; 0 when none was pressed */
  ultima_tecla: number;
  /** dialogs on the screen, the ended chat among them */
  dialogos: number;
  /** acts on their way to the server */
  enviando: number;
  /** whether somebody stands in a field that nothing keeps: a password, a comment */
  escrevendo_fora: boolean;
}

/** Whether the page may reload now: nobody types, nothing asks, nothing is on its way (decision record 0020). */
export const calma = ({ agora, ultima_tecla, dialogos, enviando, escrevendo_fora }: Momento): boolean =>
  agora - ultima_tecla >= CALMA_MS && dialogos <= 1 && enviando === 0 && !escrevendo_fora;
