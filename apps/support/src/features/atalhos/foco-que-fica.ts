const LINHA = '[data-entregador],[data-solicitacao],[data-entrega]';
const FOCAVEL = 'a[href],button:not(:disabled),input:not(:disabled)';

/** How to find the row again that held the focus: by its id, since the list may have drawn it anew. */
function seletorDaLinha(linha: Element | null): string | null {
  if (!(linha instanceof HTMLElement)) return null;
  const [nome, valor] = Object.entries(linha.dataset).find(([chave]) =>
    ['entregador', 'solicitacao', 'entrega'].includes(chave),
  ) ?? [null, null];
  return nome ? `[data-${nome}="${valor}"]` : null;
}

/**
 * Keeps the focus in the row where somebody works with the keyboard: an act often takes away the very button that did it (a
 * suspension removed, a status changed) or moves the row to another place. When the whole row is gone the shell's keeper brings
 * the focus to the heading around it. Whoever clicked beside everything is left alone. Returns what ends it.
 */
export function manterFoco(documento: Document = document): () => void {
  let ultimo: { elemento: HTMLElement; linha: string | null } | null = null;
  let quadro = 0;
  const lembrar = ({ target }: FocusEvent) => {
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
  documento.addEventListener('focusin', lembrar);
  documento.addEventListener('pointerdown', esquecer);
  olhar.observe(documento.body, { childList: true, subtree: true });
  return () => {
    documento.removeEventListener('focusin', lembrar);
    documento.removeEventListener('pointerdown', esquecer);
    olhar.disconnect();
    cancelAnimationFrame(quadro);
  };
}
