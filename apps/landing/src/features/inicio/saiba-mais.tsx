import { Button } from '@corre/ui/kit/button/button.tsx';
import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { lazy, Suspense, useState } from 'react';

const load = () => fetchPart(() => import('./saiba-mais-dialog.tsx'));
const SaibaMaisDialog = lazy(load);

/** 'Saiba mais' and its dialog. The dialog loads when the pointer or the focus reaches the button. */
export function SaibaMais() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        variant="secondary"
        size="xl"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="min-h-[60px] grow rounded-2xl bg-bg/40 px-5 max-[389px]:px-4 max-[389px]:text-[17px] sm:grow-0 sm:px-7"
      >
        Saiba mais
      </Button>
      {wanted && (
        <Suspense>
          <SaibaMaisDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
