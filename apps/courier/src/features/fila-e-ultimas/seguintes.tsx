import { RouteStop, RouteStops } from '@corre/ui/domain/route-stop/route-stop.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { type Rota, valorDaRota } from '../rotas/rotas.ts';

/** The courier's other routes, after the one in hand (ADR 0025). */
export function Seguintes({ seguintes }: { seguintes: readonly Rota[] }) {
  const entregas = seguintes.reduce((soma, { paradas }) => soma + paradas.length, 0);
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
