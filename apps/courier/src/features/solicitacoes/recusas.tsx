import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { retirarRecusa, useRecusas } from './recusas-guardadas.ts';

/** What the server refused of the steps that had waited on the phone, until it is read. */
export function Recusas() {
  const recusas = useRecusas();
  return (
    <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
      {recusas.map(({ solicitacao_id, texto }) => (
        <Banner
          key={solicitacao_id}
          tone="perigo"
          action={
            <Button variant="secondary" onClick={() => retirarRecusa(solicitacao_id)}>
              Entendi
            </Button>
          }
        >
          {texto}
        </Banner>
      ))}
    </div>
  );
}
