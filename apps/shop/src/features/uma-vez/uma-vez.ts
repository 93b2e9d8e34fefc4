/** After an act has ended, a second tap of the same finger is still no wish, in milliseconds. */
export const SEGUNDO_TOQUE_MS = 800;

/**
 * Lets an act through once: not while it is on its way, and not with the second tap of a double tap that arrives after its
 * quick end. A button's own `loading` is drawn too late for two taps of one moment.
 */
export function umaVez(relogio: () => number = () => performance.now()) {
  let livre_em = Number.NEGATIVE_INFINITY;
  return {
    /** whether a press now would be the second tap */
    fechada: () => relogio() < livre_em,
    /** true for the one caller who may act */
    comecar: () => {
      if (relogio() < livre_em) return false;
      livre_em = Number.POSITIVE_INFINITY;
      return true;
    },
    /** `feito` false, after a failure: the next tap is a new try at once */
    terminar: (feito: boolean) => {
      livre_em = feito ? relogio() + SEGUNDO_TOQUE_MS : Number.NEGATIVE_INFINITY;
    },
  };
}
