import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';

const FilaDialog = lazyPart(async () => (await import('./fila-dialog.tsx')).FilaDialog);

/** The row that opens the queue's dialog while a delivery is in hand. */
export function VerFila() {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAberta(true)}
        className="flex min-h-12 w-full items-center gap-3 rounded-(--ui-card) border border-line bg-surface px-4 text-left text-[17px] font-[650]"
      >
        <Users aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span className="flex-1">Fila e outras entregas</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      </button>
      <LazyDialog>{aberta && <FilaDialog onFechar={() => setAberta(false)} />}</LazyDialog>
    </>
  );
}
