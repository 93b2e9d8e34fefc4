import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDateTime, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { NextPageButton } from '@corre/ui/shell/more-pages/next-page-button.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Hand, RefreshCw, ShieldOff, Timer } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { ReplayDaFila } from './replay/replay-da-fila.tsx';

const DO_COMECO: number | undefined = undefined;

// The key starts with the key of the tRPC query, so that an invalidation of that query also covers this one.
const CHAVE = [['suspensoes', 'historico', 'partes']] as const;

/** Query of the suspensions, newest first. `NextPageButton` loads the next older page. */
function useHistorico() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: CHAVE,
    queryFn: ({ pageParam, signal }) => client.suspensoes.historico.query({ antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    // After the LISTA_MAX newest rows, the first page has all active suspensions, however old. They come again in their
    // own page, so the cursor ignores them and `select` removes duplicates.
    getNextPageParam: (page) => page[LISTA_MAX - 1]?.id,
    select: ({ pages }) => [...new Map(pages.flat().map((suspensao) => [suspensao.id, suspensao])).values()],
  });
}

type Suspensao = Outputs['suspensoes']['historico'][number];

const TipoBadge = ({ tipo }: { tipo: Suspensao['tipo_suspensao'] }) => (
  <Badge tone="contorno" icon={tipo === 'automatica' ? Timer : Hand}>
    {tipo === 'automatica' ? 'Automática' : 'Manual'}
  </Badge>
);

/** The end of a suspension. It is active until `data_remocao` is set [suspensao]. */
function Fim({ suspensao, now }: { suspensao: Suspensao; now: number }) {
  const { data_remocao, data_expiracao_suspensao } = suspensao;
  if (data_remocao) return <span className="whitespace-nowrap text-ink-2">{formatDateTime(data_remocao)}</span>;
  return (
    <Badge tone="perigo-contorno" icon={ShieldOff}>
      Ativa até {formatWhen(data_expiracao_suspensao, now)}
    </Badge>
  );
}

/** Returns the columns of the history. `now` is in epoch milliseconds. */
const colunasDoHistorico = (now: number): Column<Suspensao>[] => [
  {
    id: 'entregador',
    title: 'Entregador',
    value: ({ nome_entregador }) => nome_entregador,
    cell: ({ entregador_id, nome_entregador }) => (
      <span className="flex min-w-0 items-center gap-3 font-[650]">
        <UserAvatar user_type="entregador" user_id={entregador_id} size={32} />
        {nome_entregador}
      </span>
    ),
  },
  {
    id: 'tipo',
    title: 'Tipo',
    value: ({ tipo_suspensao }) => (tipo_suspensao === 'automatica' ? 'Automática' : 'Manual'),
    cell: ({ tipo_suspensao }) => <TipoBadge tipo={tipo_suspensao} />,
  },
  { id: 'motivo', title: 'Motivo', value: ({ motivo_suspensao }) => motivo_suspensao, className: 'max-w-[420px]' },
  {
    id: 'duracao',
    title: 'Duração',
    numeric: true,
    searchable: false,
    value: ({ duracao_horas }) => duracao_horas,
    cell: ({ duracao_horas }) => `${duracao_horas} h`,
  },
  {
    id: 'suspenso_em',
    title: 'Suspenso em',
    searchable: false,
    value: ({ data_suspensao }) => data_suspensao,
    cell: ({ data_suspensao }) => <span className="whitespace-nowrap">{formatDateTime(data_suspensao)}</span>,
  },
  {
    id: 'removida_em',
    title: 'Removida em',
    searchable: false,
    value: ({ data_remocao }) => data_remocao ?? '9999',
    cell: (suspensao) => <Fim suspensao={suspensao} now={now} />,
  },
];

const MINUTE_MS = 60_000;

function NoTelefone({ suspensao, now }: { suspensao: Suspensao; now: number }) {
  const { nome_entregador, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao } = suspensao;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <strong className="min-w-0 grow basis-[6em] wrap-anywhere text-ink">{nome_entregador}</strong>
        <TipoBadge tipo={tipo_suspensao} />
      </div>
      <p className="text-[14px] leading-5 wrap-anywhere text-ink">{motivo_suspensao}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-ink-2">
        {formatDateTime(data_suspensao)} · {duracao_horas} h · <Fim suspensao={suspensao} now={now} />
      </p>
    </div>
  );
}

/** Table of all suspensions, newest first, with a refresh button [suspensao]. */
function HistoricoDeSuspensoes() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useHistorico();
  const now = useServerNow(MINUTE_MS);
  const columns = useMemo(() => colunasDoHistorico(now), [now]);
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
        phoneRow={(suspensao) => <NoTelefone suspensao={suspensao} now={now} />}
        empty={{ title: 'Nenhuma suspensão até hoje', text: 'As automáticas e as manuais ficam registradas aqui.' }}
      />
      <NextPageButton
        queryKey={CHAVE}
        list={{ hasNextPage, fetchNextPage }}
        falha={FALHAS['suspensoes.historico']}
        className="justify-self-center"
      />
    </div>
  );
}

/** Tab 'Histórico': past suspensions, or the queue of the last hour (`?ver=fila`). */
export function Historico() {
  const [params, setParams] = useSearchParams();
  const ver = params.get('ver') === 'fila' ? 'fila' : 'suspensoes';
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-4">
      <Segmented
        label="Mostrar"
        options={[
          { value: 'suspensoes', label: 'Suspensões' },
          { value: 'fila', label: 'Fila da última hora' },
        ]}
        value={ver}
        onValueChange={(part) => setParams(part === 'fila' ? { ver: 'fila' } : {}, { replace: true })}
        className="w-full sm:w-[400px]"
      />
      {ver === 'fila' ? <ReplayDaFila /> : <HistoricoDeSuspensoes />}
    </div>
  );
}
