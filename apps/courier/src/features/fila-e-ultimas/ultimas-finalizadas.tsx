import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import type { Solicitacao } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

const MarcosDaEntrega = lazyPart(async () => (await import('../marcos/marcos-da-entrega.tsx')).MarcosDaEntrega);

/** The courier still has the cash or the card machine. Here they can record the return to the shop. */
const ALiberar = ({ entrega }: { entrega: Solicitacao }) => (
  <div className="grid grid-cols-1 gap-2">
    <strong className="text-aguardando-ink">a liberar pela loja</strong>
    <LazyDialog>
      <MarcosDaEntrega entrega={entrega} />
    </LazyDialog>
  </div>
);

/** The last three finished deliveries [minhas-entregas]. */
export function UltimasFinalizadas() {
  const { finalizadas } = useMinhasEntregas();
  if (finalizadas.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Últimas finalizadas" level={3} />
      <ul className="border-t border-line">
        {finalizadas.map((entrega) => (
          <EntregaRow
            key={entrega.id}
            title={entrega.comercio}
            valor={entrega.valor_estimado}
            detalhe={entrega.endereco}
            nota={`bruto · ${formatWhen(entrega.data_status, serverNow())}`}
            below={entrega.a_liberar && <ALiberar entrega={entrega} />}
          />
        ))}
      </ul>
    </Card>
  );
}
