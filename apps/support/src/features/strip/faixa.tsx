import { trpc } from '@corre/client/trpc.ts';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useRef, useState } from 'react';
import { fraseDoAviso } from '../sistema/frase-do-aviso.ts';
import { type AvisoVivo, useAvisos } from './avisos.ts';
import { Figuras } from './figuras.tsx';
import type { useVisao } from './use-visao.ts';

type Props = { avisos: readonly AvisoVivo[]; open: string | null; show: (tipo: string | null) => void };

/** One pill for each kind of notice that has items or failed to load. */
function Pilulas({ avisos, open, show }: Props) {
  const alive = avisos.filter(({ total, failed }) => total > 0 || failed);
  if (alive.length === 0) return null;
  return (
    <ul aria-label="Precisa de você" className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      {alive.map(({ aviso: { tipo, palavras, resto, icon: Icon, urgente, falha }, total, failed }) => (
        <li key={tipo}>
          <button
            type="button"
            data-pilula={tipo}
            aria-expanded={open === tipo}
            aria-haspopup="dialog"
            onClick={() => show(open === tipo ? null : tipo)}
            className={twMerge(
              'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-[14px] leading-5 font-bold max-sm:min-h-11 max-sm:gap-1 max-sm:px-2',
              urgente
                ? 'bg-faixa text-on-faixa hover:bg-[color-mix(in_oklab,var(--c-faixa),var(--c-on-faixa)_9%)]'
                : 'bg-aguardando text-aguardando-ink hover:bg-[color-mix(in_oklab,var(--c-aguardando),var(--c-aguardando-ink)_9%)]',
              open === tipo && 'outline-2 outline-offset-2 outline-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
            <span>
              {failed && total === 0 ? falha : `${formatInteger(total)} ${palavras(total)}`}
              {resto && <span className="max-[759px]:sr-only"> {resto}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const PendenciasDrawer = lazyPart(async () => (await import('./drawer.tsx')).PendenciasDrawer);
const AvisoDoSistema = lazyPart(async () => (await import('../sistema/aviso.tsx')).AvisoDoSistema);
const PRELOADED = [PendenciasDrawer, AvisoDoSistema];

/** The live day changes with the minute. In milliseconds. */
const PULSO_MS = 60_000;

/** Gap between the strip and the drawer, in px. */
const ROOM_PX = 4;
const TEXT_PX = 16;

/**
 * Returns the bottom edge of an element in px at a root font size of 16 px.
 * The drawer uses rem, so its position scales with the font size of the browser.
 */
const fimDe = (element: HTMLElement | null): number => {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ((element?.getBoundingClientRect().bottom ?? 0) / root) * TEXT_PX;
};

/**
 * Strip above the tower: notices as pills that open their cards, and the five counters (ADR 0033). Below it stands a
 * line while something holds the database up [sistema-preso]. The answer with the counters' last hour tells of it.
 */
export function Faixa({ view }: { view: ReturnType<typeof useVisao> }) {
  const faixa = useRef<HTMLElement>(null);
  const avisos = useAvisos();
  const [{ open, top }, setGaveta] = useState<{ open: string | null; top: number }>({ open: null, top: 0 });
  usePreload(PRELOADED);
  const { data: pulso } = trpc.numeros.agora.useQuery(undefined, { refetchInterval: PULSO_MS });
  const frase = fraseDoAviso(pulso?.sistema);
  const show = (tipo: string | null) =>
    setGaveta((before) => ({ open: tipo, top: tipo === null ? before.top : fimDe(faixa.current) + ROOM_PX }));
  return (
    <>
      <section
        ref={faixa}
        data-faixa
        aria-label="Torre"
        className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-(--ui-card) border border-line bg-surface px-1.5 py-[5px] shadow-(--ui-shadow-card)"
      >
        <Pilulas avisos={avisos} open={open} show={show} />
        <Figuras view={view} pulso={pulso} />
      </section>
      <div role="status" className={frase === null ? 'sr-only' : 'shrink-0'}>
        <LazyDialog>{frase !== null && <AvisoDoSistema frase={frase} />}</LazyDialog>
      </div>
      <LazyDialog>
        {top > 0 && <PendenciasDrawer avisos={avisos} open={open} close={() => show(null)} top={top} />}
      </LazyDialog>
    </>
  );
}
