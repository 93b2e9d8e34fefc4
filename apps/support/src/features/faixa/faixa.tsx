import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useRef, useState } from 'react';
import { useAvisos } from './avisos.ts';
import { Figuras } from './figuras.tsx';
import { Pilulas } from './pilulas.tsx';
import type { useVisao } from './use-visao.ts';

const Gaveta = lazyPart(async () => (await import('./gaveta.tsx')).Gaveta);
const ADIANTADAS = [Gaveta];

/** Gap between the strip and the drawer, in px. */
const FOLGA_PX = 4;
const TEXTO_PX = 16;

/**
 * Returns the bottom edge of an element in px at a root font size of 16 px.
 * The drawer uses rem, so its position scales with the font size of the browser.
 */
const fimDe = (elemento: HTMLElement | null): number => {
  const raiz = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ((elemento?.getBoundingClientRect().bottom ?? 0) / raiz) * TEXTO_PX;
};

/** Strip above the tower: notices as pills that open their cards, and the five counters (ADR 0090). */
export function Faixa({ visao }: { visao: ReturnType<typeof useVisao> }) {
  const faixa = useRef<HTMLElement>(null);
  const avisos = useAvisos();
  const [{ aberta, topo }, setGaveta] = useState<{ aberta: string | null; topo: number }>({ aberta: null, topo: 0 });
  usePreload(ADIANTADAS);
  const abrir = (tipo: string | null) =>
    setGaveta((antes) => ({ aberta: tipo, topo: tipo === null ? antes.topo : fimDe(faixa.current) + FOLGA_PX }));
  return (
    <>
      <section
        ref={faixa}
        data-faixa
        aria-label="Torre"
        className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-(--ui-card) border border-line bg-surface px-1.5 py-[5px] shadow-(--ui-shadow-card)"
      >
        <Pilulas avisos={avisos} aberta={aberta} abrir={abrir} />
        <Figuras visao={visao} />
      </section>
      <LazyDialog>
        {topo > 0 && <Gaveta avisos={avisos} aberta={aberta} fechar={() => abrir(null)} topo={topo} />}
      </LazyDialog>
    </>
  );
}
