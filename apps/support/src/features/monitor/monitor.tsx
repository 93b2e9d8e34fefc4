import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { useEntregasAtivas } from '../torre/use-torre.ts';
import { TabelaDoMonitor } from './tabela-do-monitor.tsx';

/** Column of the active deliveries, longest first [torre]. A failed load shows no toast [falhas]. */
export function Monitor({ className }: { className?: string }) {
  const { data, isError, isFetching, refetch } = useEntregasAtivas();
  const entregas = useMemo(() => data?.toSorted((a, b) => b.tempo_minutos - a.tempo_minutos), [data]);
  return (
    <Card aria-labelledby="monitor" className={className}>
      <CardHeader
        title="Entregas ativas"
        total={entregas?.length}
        id="monitor"
        className="min-h-11 shrink-0 px-3.5 pt-1"
      >
        <span className="text-[13px] leading-[18px] text-ink-2">mais antiga primeiro</span>
        <IconButton
          icon={RefreshCw}
          label="Atualizar entregas ativas"
          size="sm"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      <div data-rolagem className="@container min-h-0 flex-1 scroll-pt-8 overflow-y-auto border-t border-line">
        {!entregas && isError && (
          <InlineError title="As entregas ativas não vieram." onRetry={() => void refetch()} className="p-4" />
        )}
        {!entregas && !isError && (
          <Loading>
            <SkeletonRows linhas={3} />
          </Loading>
        )}
        {entregas?.length === 0 && (
          <EmptyState title="Nenhuma entrega em andamento" texto="As aceitas e as atribuídas aparecem aqui." />
        )}
        {entregas && entregas.length > 0 && <TabelaDoMonitor entregas={entregas} />}
      </div>
    </Card>
  );
}
