import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { ChevronRight, LifeBuoy } from 'lucide-react';
import { useState } from 'react';

const AjudaDialog = lazyPart(async () => (await import('./ajuda-dialog.tsx')).AjudaDialog);

/** The row that opens 'Ajuda'. */
export function Ajuda() {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAberta(true)}
        className="flex min-h-14 w-full items-center gap-3 rounded-(--ui-card) border border-line bg-surface px-4 text-left text-[18px] font-[700]"
      >
        <LifeBuoy aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
        <span className="flex-1">Ajuda</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      </button>
      <LazyDialog>{aberta && <AjudaDialog onFechar={() => setAberta(false)} />}</LazyDialog>
    </>
  );
}
