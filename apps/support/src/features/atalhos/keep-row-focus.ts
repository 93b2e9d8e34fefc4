const LINHA = '[data-entregador],[data-solicitacao],[data-entrega]';
const FOCAVEL = 'a[href],button:not(:disabled),input:not(:disabled)';

/** Returns a selector with the id of the row, because the list may have created a new element for the row. */
function seletorDaLinha(linha: Element | null): string | null {
  if (!(linha instanceof HTMLElement)) return null;
  const [nome, valor] = Object.entries(linha.dataset).find(([chave]) =>
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
  let ultimo: { elemento: HTMLElement; linha: string | null } | null = null;
  let quadro = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest('main')) return;
    ultimo = { elemento: target, linha: seletorDaLinha(target.closest(LINHA)) };
  };
  const esquecer = () => {
    ultimo = null;
  };
  const repor = () => {
    if (!ultimo || documento.activeElement !== documento.body) return;
    const { elemento, linha } = ultimo;
    const fica = elemento.isConnected && !elemento.matches(':disabled');
    const destino = fica ? elemento : linha && documento.querySelector(linha)?.querySelector<HTMLElement>(FOCAVEL);
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
