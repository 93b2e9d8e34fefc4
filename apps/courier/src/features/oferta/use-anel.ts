import { useLayoutEffect, useRef, useState } from 'react';

/** What the large ring takes more than the small one, in pixels (countdown-ring.tsx: 186 and 136). */
const DIFERENCA_PX = 50;

/** The nearest box that scrolls: what is higher than it would have to be scrolled. */
function roloDe(elemento: HTMLElement): HTMLElement | null {
  for (let atual = elemento.parentElement; atual; atual = atual.parentElement)
    if (getComputedStyle(atual).overflowY === 'auto') return atual;
  return null;
}

const alturaUtil = (rolo: HTMLElement): number => {
  const { paddingTop, paddingBottom } = getComputedStyle(rolo);
  return rolo.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
};

/**
 * The ring is large wherever all of the offer is then seen without scrolling; it gives way before any text does. `ref` is the
 * offer's content, measured whenever it or its room changes.
 */
export function useAnel(oferta_id: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [grande, setGrande] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new offer is a new content
  useLayoutEffect(() => {
    const conteudo = ref.current;
    const rolo = conteudo && roloDe(conteudo);
    if (!rolo) return;
    const medir = () =>
      setGrande((era) => conteudo.offsetHeight + (era ? 0 : DIFERENCA_PX) <= Math.ceil(alturaUtil(rolo)));
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(rolo);
    observador.observe(conteudo);
    return () => observador.disconnect();
  }, [oferta_id]);
  return { ref, size: grande ? ('grande' as const) : ('pequeno' as const) };
}
