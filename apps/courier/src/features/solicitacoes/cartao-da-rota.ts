/** The id of the card of the route at hand: after an acceptance the focus goes there. */
export const CARTAO_DA_ROTA = 'entrega-atual';
