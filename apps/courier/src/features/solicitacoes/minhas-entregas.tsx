import { Card, CardBody, CardHeader } from '@corre/ui/card/card.tsx';
import { EntregaRow } from '@corre/ui/entrega-row/entrega-row.tsx';
import { formatTime } from '@corre/ui/format/dates.ts';
import { countOf } from '@corre/ui/format/money.ts';
import { RouteStop, RouteStops } from '@corre/ui/route-stop/route-stop.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { Loading, SkeletonCard } from '@corre/ui/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/states/empty-state.tsx';
import { InlineError } from '@corre/ui/states/error-state.tsx';
import type { Chats } from '../chat/use-chats.ts';
import { EntregaAtual } from './entrega-atual.tsx';
import { type Solicitacao, useMinhasEntregas } from './use-minhas-entregas.ts';

function Seguintes({ seguintes }: { seguintes: readonly Solicitacao[] }) {
  return (
    <Card>
      <CardHeader titulo="Depois desta" nivel={3}>
        <span className="text-[16px] text-ink-2">{countOf(seguintes.length, 'entrega', 'entregas')}</span>
      </CardHeader>
      <CardBody className="pt-0">
        <RouteStops>
          {seguintes.map(({ id, endereco, comercio, valor_estimado }, i) => (
            <RouteStop key={id} numero={i + 2} titulo={endereco} detalhe={comercio} valor={valor_estimado} />
          ))}
        </RouteStops>
      </CardBody>
    </Card>
  );
}

/** The last three finished (specification §9). */
export function UltimasFinalizadas() {
  const { finalizadas } = useMinhasEntregas();
  if (finalizadas.length === 0) return null;
  return (
    <Card>
      <CardHeader titulo="Últimas finalizadas" nivel={3} />
      <ul className="border-t border-line">
        {finalizadas.map(({ id, comercio, endereco, valor_estimado, data_status }) => (
          <EntregaRow
            key={id}
            titulo={comercio}
            valor={valor_estimado}
            detalhe={endereco}
            nota={formatTime(data_status)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** 'Minhas Entregas': the delivery at hand and those behind it. */
export function MinhasEntregas({ chats }: { chats: Chats }) {
  const { atual, seguintes, data, isError, refetch, isRefetching } = useMinhasEntregas();
  useFailureNotice(isError, 'Erro ao carregar minhas solicitações');
  return (
    <section aria-labelledby="minhas-entregas" className="grid grid-cols-1 gap-3">
      <h2 id="minhas-entregas">Minhas Entregas</h2>
      {atual ? (
        <EntregaAtual key={atual.id} entrega={atual} chats={chats} />
      ) : data ? (
        <Card>
          <EmptyState titulo="Nenhuma entrega em andamento" texto="O que você aceitar aparece aqui." />
        </Card>
      ) : isError ? (
        <Card>
          <InlineError
            titulo="Erro ao carregar minhas solicitações"
            onRetry={() => void refetch()}
            tentando={isRefetching}
            className="p-4"
          />
        </Card>
      ) : (
        <Loading>
          <Card>
            <SkeletonCard />
          </Card>
        </Loading>
      )}
      {seguintes.length > 0 && <Seguintes seguintes={seguintes} />}
    </section>
  );
}
