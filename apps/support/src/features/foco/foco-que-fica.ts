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

/** The nearest heading of the list that the element stood in, else the page. */
function tituloDe(caixa: Element | null): HTMLElement | null {
  const secao = caixa?.isConnected ? caixa : null;
  return (
    secao?.querySelector<HTMLElement>('h1,h2,h3') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  );
}

function focar(destino: HTMLElement | null): void {
  if (!destino) return;
  if (!destino.matches(FOCAVEL) && !destino.hasAttribute('tabindex')) destino.tabIndex = -1;
  destino.focus({ preventScroll: true });
}

/**
 * Keeps the focus where somebody works with the keyboard: an act often takes away the very button that did it (a suspension
 * removed, a request assigned), and the browser then starts again from the top of the page. The focus goes to the same row,
 * else to the heading of its list. Dialogs and menus give it back by themselves and are left alone, and so is whoever clicked
 * beside everything. Returns what ends it.
 */
export function manterFoco(documento: Document = document): () => void {
  let ultimo: { elemento: HTMLElement; linha: string | null; caixa: Element | null } | null = null;
  let quadro = 0;
  const lembrar = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest('main')) return;
    const linha = seletorDaLinha(target.closest(LINHA));
    const caixa = target.closest(LINHA)?.parentElement?.closest('section,main') ?? target.closest('section,main');
    ultimo = { elemento: target, linha, caixa };
  };
  const esquecer = () => {
    ultimo = null;
  };
  const repor = () => {
    if (!ultimo || documento.activeElement !== documento.body) return;
    const { elemento, linha, caixa } = ultimo;
    if (elemento.isConnected && !elemento.matches(':disabled')) return focar(elemento);
    const naLinha = linha ? documento.querySelector(linha)?.querySelector<HTMLElement>(FOCAVEL) : null;
    focar(naLinha ?? tituloDe(caixa));
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
