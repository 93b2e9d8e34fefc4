import { useEffect, useState } from 'react';
import { CARTAO_DA_ROTA } from './cartao-da-rota.ts';

/**
 * After an acceptance the focus goes to the delivery's card as soon as it stands, not to nowhere. Gives the function that asks
 * for it; `entrega_id` of the delivery at hand.
 */
export function useFocoNaEntrega(entrega_id: number | undefined): () => void {
  const [pedido, setPedido] = useState(false);
  useEffect(() => {
    if (!pedido || entrega_id === undefined) return;
    const cartao = document.getElementById(CARTAO_DA_ROTA);
    if (!cartao) return;
    // after the closing offer has given the focus back
    const espera = setTimeout(() => {
      // the tab begins with it: scrolling would push its head under the bar
      cartao.focus({ preventScroll: true });
      setPedido(false);
    });
    return () => clearTimeout(espera);
  });
  return () => setPedido(true);
}
