import { useEffect, useState } from 'react';
import { CARTAO_DA_ROTA } from './cartao-da-rota.ts';

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
