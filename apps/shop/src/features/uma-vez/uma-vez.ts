/** After an act has ended, a second tap of the same finger is still no wish, in milliseconds. */
export const SEGUNDO_TOQUE_MS = 800;

/** Lets an act through once while it is on its way: a button's own `loading` is drawn too late for two taps of one moment. */
export function umaVez(relogio: () => number = () => performance.now()) {
  let emCurso = false;
  let feito_em = Number.NEGATIVE_INFINITY;
  return {
    /** true for the one caller who may act */
    comecar: () => {
      if (emCurso) return false;
      emCurso = true;
      return true;
    },
    terminar: (feito: boolean) => {
      emCurso = false;
      if (feito) feito_em = relogio();
    },
    /** whether a press now would be the second tap of a double tap: an untouched form does not complain about it */
    segundoToque: () => emCurso || relogio() - feito_em < SEGUNDO_TOQUE_MS,
  };
}
