const ROW = '[data-entregador],[data-solicitacao],[data-entrega]';
const FOCAVEL = 'a[href],button:not(:disabled),input:not(:disabled)';

/** Returns a selector with the id of the row, because the list may have created a new element for the row. */
function seletorDaLinha(row: Element | null): string | null {
  if (!(row instanceof HTMLElement)) return null;
  const [nome, valor] = Object.entries(row.dataset).find(([chave]) =>
    ['entregador', 'solicitacao', 'entrega'].includes(chave),
  ) ?? [null, null];
  return nome ? `[data-${nome}="${valor}"]` : null;
}

/**
 * Keeps the keyboard focus in a row when the focused button disappears or the row moves. Returns the cleanup function.
 * Example: a removed suspension also removes the button that was pressed. When the whole row is gone, the focus keeper
 * of the shell focuses the nearest heading. A press with the pointer ends the tracking until the next focus.
 */
export function keepRowFocus(documento: Document = document): () => void {
  let last: { element: HTMLElement; row: string | null } | null = null;
  let quadro = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest('main')) return;
    last = { element: target, row: seletorDaLinha(target.closest(ROW)) };
  };
  const esquecer = () => {
    last = null;
  };
  const repor = () => {
    if (!last || documento.activeElement !== documento.body) return;
    const { element, row } = last;
    const fica = element.isConnected && !element.matches(':disabled');
    const destino = fica ? element : row && documento.querySelector(row)?.querySelector<HTMLElement>(FOCAVEL);
    if (destino) destino.focus({ preventScroll: true });
  };
  const olhar = new MutationObserver(() => {
    cancelAnimationFrame(quadro);
    quadro = requestAnimationFrame(repor);
  });
  documento.addEventListener('focusin', remember);
  documento.addEventListener('pointerdown', esquecer);
  olhar.observe(documento.body, { childList: true, subtree: true });
  return () => {
    documento.removeEventListener('focusin', remember);
    documento.removeEventListener('pointerdown', esquecer);
    olhar.disconnect();
    cancelAnimationFrame(quadro);
  };
}
