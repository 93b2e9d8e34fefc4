/** The id of the card of the route in hand, which gets the focus after an acceptance. */
export const CARTAO_DA_ROTA = 'entrega-atual';
