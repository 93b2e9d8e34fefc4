import type { Outputs } from '@corre/client/trpc.ts';
import { trpc } from '@corre/client/trpc.ts';
import { formatDayMonthTime, formatTimeWithSeconds } from '@corre/ui/domain/format/dates.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { fraseDoEstado, fraseDoEventoDoCaso } from './frase-do-caso.ts';

function Corpo({ caso }: { caso: Outputs['replay']['caso'] }) {
  return (
    <div className="grid gap-4">
      <p className="text-[18px] leading-6 font-[700]">{fraseDoEstado(caso)}</p>
      {caso.eventos.length === 0 ? (
        <EmptyState title="Nada aconteceu na fila" texto="Nem dez minutos antes, nem dez minutos depois." />
      ) : (
        <ol className="divide-y divide-line">
          {caso.eventos.map((evento) => (
            <li key={`${evento.quando}-${fraseDoEventoDoCaso(evento)}`} className="py-3">
              <span className="block tabular-nums text-ink-2">{formatTimeWithSeconds(evento.quando)}</span>
              <span className="block text-[16px] leading-6">{fraseDoEventoDoCaso(evento)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/**
 * The courier's own case, opened from a link that support sends (ADR 0073): the place in the queue at that instant, and
 * why.
 */
export function CasoDialog({ quando, onFechar }: { quando: string; onFechar: () => void }) {
  const entregador_id = useEntregadorId();
  const { data, error, isError, isFetching, refetch } = trpc.replay.caso.useQuery({ entregador_id, quando });
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title="O que aconteceu na fila"
      description={data ? `Em ${formatDayMonthTime(data.quando)}, como foi registrado` : undefined}
    >
      {data ? (
        <Corpo caso={data} />
      ) : isError ? (
        <ErrorState
          title={error.data?.codigo === 'MOMENTO_NAO_VISIVEL' ? error.message : 'Erro ao carregar este momento'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <SkeletonRows />
        </Loading>
      )}
    </Dialog>
  );
}
