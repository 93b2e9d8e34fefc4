import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useSearchParams } from 'wouter';

const CasoDialog = lazyPart(async () => (await import('./caso-dialog.tsx')).CasoDialog);

/** Opens the case of the query parameter `?caso=<instant>`. Closing it removes the parameter. */
export function CasoDoLink() {
  const [params, setParams] = useSearchParams();
  const when = params.get('caso');
  if (when === null) return null;
  const close = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('caso');
        return after;
      },
      { replace: true },
    );
  return (
    <LazyDialog>
      <CasoDialog quando={when} onClose={close} />
    </LazyDialog>
  );
}
