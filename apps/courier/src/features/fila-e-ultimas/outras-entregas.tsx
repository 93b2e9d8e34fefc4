import { EntregaRow } from '@corre/ui/domain/entrega-row/entrega-row.tsx';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { RouteStop, RouteStops } from '@corre/ui/domain/route-stop/route-stop.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { type Rota, type Solicitacao, valorDaRota } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

/** The courier's other routes, after the one in hand (ADR 0016). */
export function Seguintes({ seguintes }: { seguintes: readonly Rota[] }) {
  const entregas = seguintes.reduce((sum, { paradas }) => sum + paradas.length, 0);
  return (
    <Card>
      <CardHeader title="Depois desta" level={3}>
        <span className="text-[16px] text-ink-2">{countOf(entregas, 'entrega', 'entregas')}</span>
      </CardHeader>
      <CardBody className="pt-0">
        <RouteStops>
          {seguintes.map((rota, i) => (
            <RouteStop
              key={rota.rota_id}
              numero={i + 2}
              title={rota.paradas.length > 1 ? rota.comercio : rota.paradas[0].endereco}
              detalhe={rota.paradas.length > 1 ? `rota com ${rota.paradas.length} entregas` : rota.comercio}
              valor={valorDaRota(rota)}
            />
          ))}
        </RouteStops>
      </CardBody>
    </Card>
  );
}

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
            nota={`${entrega.desfecho === 'devolvida' ? 'devolvida' : 'bruto'} · ${formatWhen(entrega.data_status, serverNow())}`}
            below={entrega.a_liberar && <ALiberar entrega={entrega} />}
          />
        ))}
      </ul>
    </Card>
  );
}
