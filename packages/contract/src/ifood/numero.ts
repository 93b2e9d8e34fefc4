/** 'PEDIDO #4821', 'Pedido nº 4821', 'Número do pedido: 4821' or '#4821' at the start of a line. No date counts. */
const NUMERO =
  /^[^\p{L}\p{N}\n]*(?:(?:n[ºo°]?\.? ?|n\S{1,2}mero )(?:do )?)?(?:pedido(?: n[ºo°]\.?| n\S{1,2}mero)?[ \t.:-]*#?|#)[ \t]?(\d{3,6})(?![-/.,:]?\d)\b/imu;

/** Returns the number of a pasted iFood text, which is said at the counter, or null [pedido-ifood]. */
export const numeroDoIfood = (texto: string): string | null => NUMERO.exec(texto)?.[1] ?? null;
