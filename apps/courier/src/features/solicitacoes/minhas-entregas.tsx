import { FALHAS } from '@corre/contract/falhas.ts';
import { RouteStop, RouteStops } from '@corre/ui/domain/route-stop/route-stop.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { LoadingCard } from '@corre/ui/kit/skeleton/loading-card.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { Chats } from '../chat/use-chats.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import { type Rota, valorDaRota } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { RotaAtual } from './rota-atual.tsx';
import { useFocoGuardado } from './use-foco.ts';

const Recusas = lazyPart(async () => (await import('./recusas.tsx')).Recusas);
const FinsGuardados = lazyPart(async () => (await import('./fins-guardados.tsx')).FinsGuardados);

/** The other routes, behind the one at hand (decision record 0025). */
function Seguintes({ seguintes }: { seguintes: readonly Rota[] }) {
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

/** 'Minhas Entregas': the delivery at hand and those behind it. */
export function MinhasEntregas({ chats }: { chats: Chats }) {
  const { atual, seguintes, guardadas, data, isError, refetch, isRefetching } = useMinhasEntregas();
  useFailureNotice(isError, FALHAS['solicitacoes.doEntregador']);
  const recusado = usePassos().passos.some(({ recusa }) => recusa !== undefined);
  const title = useFocoGuardado<HTMLHeadingElement>(data ? `rota ${atual?.rota_id}` : null);
  return (
    <section aria-labelledby="minhas-entregas" className="grid grid-cols-1 gap-3">
      <h2
        id="minhas-entregas"
        ref={title}
        tabIndex={-1}
        // a delivery at hand needs the height of a phone for itself
        className={`outline-none ${atual ? 'max-lg:sr-only' : ''}`}
      >
        Minhas Entregas
      </h2>
      <LazyDialog>{recusado && <Recusas />}</LazyDialog>
      {atual ? (
        <RotaAtual key={atual.rota_id} rota={atual} chats={chats} />
      ) : guardadas.length > 0 ? null : data ? (
        <Card>
          <CardBody className="text-ink-2">Nenhuma entrega em andamento</CardBody>
        </Card>
      ) : isError ? (
        <Card>
          <InlineError
            title={FALHAS['solicitacoes.doEntregador']}
            onRetry={() => void refetch()}
            retrying={isRefetching}
            className="p-4"
          />
        </Card>
      ) : (
        <LoadingCard />
      )}
      <LazyDialog>{guardadas.length > 0 && <FinsGuardados rotas={guardadas} />}</LazyDialog>
      {seguintes.length > 0 && <Seguintes seguintes={seguintes} />}
    </section>
  );
}
