/** 'PEDIDO #4821', 'Pedido nº 4821', 'Número do pedido: 4821' or '#4821' at the start of a line; no date, no amount. */
const NUMERO =
  /^[^\p{L}\p{N}\n]*(?:(?:n[ºo°]?\.? ?|n\S{1,2}mero )(?:do )?)?(?:pedido(?: n[ºo°]\.?| n\S{1,2}mero)?[ \t.:-]*#?|#)[ \t]?(\d{3,6})(?![-/.,:]?\d)\b/imu;

/** Returns the order's number of a pasted iFood text, which is said at the counter; null when there is none [pedido-ifood]. */
export const numeroDoIfood = (texto: string): string | null => NUMERO.exec(texto)?.[1] ?? null;
