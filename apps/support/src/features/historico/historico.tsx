import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { colunasDoHistorico, Fim, type Suspensao, TipoBadge } from './colunas.tsx';
import { useHistorico } from './use-historico.ts';

const MINUTO_MS = 60_000;

function NoTelefone({ suspensao, agora }: { suspensao: Suspensao; agora: number }) {
  const { nome_entregador, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao } = suspensao;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <strong className="min-w-0 flex-1 truncate text-ink">{nome_entregador}</strong>
        <TipoBadge tipo={tipo_suspensao} />
      </div>
      <p className="text-[14px] leading-5 wrap-anywhere text-ink">{motivo_suspensao}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-ink-2">
        {formatDateTime(data_suspensao)} · {duracao_horas} h · <Fim suspensao={suspensao} agora={agora} />
      </p>
    </div>
  );
}

/** Table of all suspensions, newest first, with a refresh button [suspensao]. */
export function Historico() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistorico();
  const agora = useServerNow(MINUTO_MS);
  const columns = useMemo(() => colunasDoHistorico(agora), [agora]);
  useFailureNotice(isError, FALHAS['suspensoes.historico']);
  const ativas = data?.filter(({ data_remocao }) => data_remocao === null).length ?? 0;
  const table = useDataTable({
    columns,
    data,
    rowId: ({ id }) => id,
    initialSort: { id: 'suspenso_em', desc: true },
    error: isError && !data ? { title: FALHAS['suspensoes.historico'], onRetry: () => void refetch() } : undefined,
  });
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1>Histórico de suspensões</h1>
          <p className="min-h-5 text-[14px] leading-5 text-ink-2">
            {data &&
              `${countOf(ativas, 'ativa', 'ativas')} · ${countOf(data.length, 'suspensão', 'suspensões')}${hasNextPage ? ' até aqui' : ' ao todo'}`}
          </p>
        </div>
        <Button variant="secondary" icon={RefreshCw} loading={isFetching} onClick={() => void refetch()}>
          Atualizar
        </Button>
      </header>
      <DataTable
        table={table}
        title="Histórico de suspensões"
        search="Buscar entregador ou motivo"
        phoneRow={(suspensao) => <NoTelefone suspensao={suspensao} agora={agora} />}
        empty={{ title: 'Nenhuma suspensão até hoje', texto: 'As automáticas e as manuais ficam registradas aqui.' }}
      />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Carregar mais
        </Button>
      )}
    </div>
  );
}
