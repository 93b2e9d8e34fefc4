import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { LazyDialog } from '@corre/ui/shell/lazy-part.tsx';
import { useState } from 'react';
import type { AvisoVivo } from './avisos.ts';

type Props = {
  avisos: readonly AvisoVivo[];
  /** The kind of notice whose cards are shown, or null. */
  open: string | null;
  close: () => void;
  /** Top edge of the drawer, in px at a root font size of 16 px. */
  top: number;
};

/**
 * Returns the focus to the pill. A pill without cards is gone, so then the first button of the strip gets the focus.
 */
const focusAfter = (tipo: string) => () =>
  document.querySelector<HTMLElement>(`[data-pilula="${tipo}"]`) ??
  document.querySelector<HTMLElement>('[data-faixa] button');

/**
 * Drawer with the cards of one kind of notice. The tower beside it stays usable.
 * The drawer stays open without cards, so that it does not close while the user works in it.
 */
export function PendenciasDrawer({ avisos, open: isOpen, close, top }: Props) {
  // Keep the last kind, because the drawer still shows its cards during the closing animation.
  const [last, setLast] = useState(isOpen);
  if (isOpen !== null && isOpen !== last) setLast(isOpen);
  const shown = avisos.find(({ aviso }) => aviso.tipo === (isOpen ?? last));
  if (!shown) return null;
  const { aviso, total, failed, trying, retry } = shown;
  const { tipo, titulo, falha, Cartoes } = aviso;
  return (
    <Drawer
      open={isOpen !== null}
      onOpenChange={(open) => !open && close()}
      modal={false}
      slim
      top={top}
      title={
        <span className="flex items-center gap-2">
          {titulo}
          {total > 0 && <CountBadge total={total} tone="faixa" />}
        </span>
      }
      finalFocus={focusAfter(tipo)}
    >
      <div
        key={tipo}
        data-gaveta={tipo}
        data-rolagem
        className="grid min-h-0 flex-1 grid-cols-1 content-start gap-3 overflow-y-auto px-4 py-3"
      >
        {failed && <InlineError title={falha} onRetry={retry} retrying={trying} />}
        {!failed && total === 0 && <EmptyState title="Nada mais espera por você aqui" />}
        <LazyDialog>
          <Cartoes />
        </LazyDialog>
      </div>
    </Drawer>
  );
}
