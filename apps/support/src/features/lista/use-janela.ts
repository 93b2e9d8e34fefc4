import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond what is seen, so that a flick of the wheel finds them. */
const A_MAIS = 6;

type Opcoes = {
  lista: RefObject<HTMLElement | null>;
  total: number;
  chave: (indice: number) => string | number;
  /** what a row measures about, in px; each is measured once it is drawn */
  altura: number;
  /** the row that holds the focus is drawn wherever the list has been scrolled to */
  emFoco: number | null;
};

/** What a list draws: the rows in sight with where each starts and ends, from the top of the list, and the whole height. */
export interface Janela {
  linhas: readonly { index: number; start: number; end: number }[];
  altura: number;
  medir: (linha: Element | null) => void;
}

const comFoco = (emFoco: number | null) => (range: Range) => {
  const vistas = defaultRangeExtractor(range);
  return emFoco === null || emFoco >= range.count || vistas.includes(emFoco)
    ? vistas
    : [...vistas, emFoco].sort((a, b) => a - b);
};

/** How far below the top of what scrolls the list begins. Looked at after every drawing: what stands above it may have grown. */
function useMargem(lista: RefObject<HTMLElement | null>, topo: () => number | undefined): number {
  const [margem, setMargem] = useState(0);
  useLayoutEffect(() => {
    const caixa = topo();
    if (!lista.current || caixa === undefined) return;
    setMargem(Math.round(lista.current.getBoundingClientRect().top - caixa));
  });
  return margem;
}

/** The rows in sight of a list that the page scrolls. */
export function useJanelaDaPagina({ lista, total, chave, altura, emFoco }: Opcoes): Janela {
  const margem = useMargem(lista, () => -window.scrollY);
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => altura,
    getItemKey: chave,
    overscan: A_MAIS,
    scrollMargin: margem,
    rangeExtractor: useCallback((range: Range) => comFoco(emFoco)(range), [emFoco]),
  });
  return {
    linhas: virtual
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - margem, end: end - margem })),
    altura: virtual.getTotalSize(),
    medir: virtual.measureElement,
  };
}

/** The rows in sight of a list inside the nearest `data-rolagem`, which scrolls by itself. */
export function useJanelaDaCaixa({ lista, total, chave, altura, emFoco }: Opcoes): Janela {
  const caixa = () => lista.current?.closest<HTMLElement>('[data-rolagem]') ?? null;
  const margem = useMargem(lista, () => {
    const atual = caixa();
    return atual ? atual.getBoundingClientRect().top - atual.scrollTop : undefined;
  });
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: total,
    getScrollElement: caixa,
    estimateSize: () => altura,
    getItemKey: chave,
    overscan: A_MAIS,
    scrollMargin: margem,
    rangeExtractor: useCallback((range: Range) => comFoco(emFoco)(range), [emFoco]),
  });
  return {
    linhas: virtual
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - margem, end: end - margem })),
    altura: virtual.getTotalSize(),
    medir: virtual.measureElement,
  };
}
