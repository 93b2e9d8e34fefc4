import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { retirarRecusa, useRecusas } from './recusas-guardadas.ts';

/** What the server refused of the steps that had waited on the phone, until it is read. */
export function Recusas() {
  const recusas = useRecusas();
  const { data } = useMinhasEntregas();
  const enderecoDe = (id: number) => data?.find((entrega) => entrega.id === id)?.endereco;
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
          <strong className="block empty:hidden">{enderecoDe(solicitacao_id)}</strong>
          {texto}
        </Banner>
      ))}
    </div>
  );
}
