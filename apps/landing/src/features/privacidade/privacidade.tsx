import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const PrivacidadeDialog = lazy(() => fetchPart(() => import('./privacidade-dialog.tsx')));

type Props = { className?: string; comIcone?: boolean; children?: string };

/** A button that opens the privacy notice and looks like the links beside it. */
export function Privacidade({ className, comIcone = false, children = 'Privacidade' }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {comIcone && <ShieldCheck aria-hidden="true" className="size-[21px] shrink-0" />}
        {children}
      </button>
      {wanted && (
        <Suspense>
          <PrivacidadeDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
