import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useSearchParams } from 'wouter';

const CasoDialog = lazyPart(async () => (await import('./caso-dialog.tsx')).CasoDialog);

/** Opens the case of the query parameter `?caso=<instant>`. Closing it removes the parameter. */
export function CasoDoLink() {
  const [params, setParams] = useSearchParams();
  const quando = params.get('caso');
  if (quando === null) return null;
  const close = () =>
    setParams(
      (antes) => {
        const depois = new URLSearchParams(antes);
        depois.delete('caso');
        return depois;
      },
      { replace: true },
    );
  return (
    <LazyDialog>
      <CasoDialog quando={quando} onClose={close} />
    </LazyDialog>
  );
}
