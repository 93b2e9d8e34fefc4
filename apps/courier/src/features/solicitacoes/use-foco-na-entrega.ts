import { useEffect, useState } from 'react';

/** The id of the card of the route in hand, which gets the focus after an acceptance. */
export const CARTAO_DA_ROTA = 'entrega-atual';

/**
 * Moves the focus to the delivery's card after an acceptance, as soon as the card exists. Returns the function that
 * requests it. `entrega_id` is the delivery in hand.
 */
export function useFocoNaEntrega(entrega_id: number | undefined): () => void {
  const [pedido, setPedido] = useState(false);
  useEffect(() => {
    if (!pedido || entrega_id === undefined) return;
    const cartao = document.getElementById(CARTAO_DA_ROTA);
    if (!cartao) return;
    // The closing offer restores the focus first.
    const espera = setTimeout(() => {
      // The card is at the top of the tab. Scrolling would move its head under the bar.
      cartao.focus({ preventScroll: true });
      setPedido(false);
    });
    return () => clearTimeout(espera);
  });
  return () => setPedido(true);
}
