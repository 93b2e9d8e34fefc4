import { Badge } from '@corre/ui/badge/badge.tsx';
import { Card, CardHeader } from '@corre/ui/card/card.tsx';
import { cut } from '@corre/ui/format/cut.ts';
import { formatMoney } from '@corre/ui/format/money.ts';
import { IconButton } from '@corre/ui/icon-button/icon-button.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Loading, SkeletonRows } from '@corre/ui/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/states/empty-state.tsx';
import { InlineError } from '@corre/ui/states/error-state.tsx';
import { StatusBadge } from '@corre/ui/status-badge/status-badge.tsx';
import { DELIVERY_LATE_MIN } from '@corre/ui/wait-time/wait-time.tsx';
import { RefreshCw } from 'lucide-react';
import { useAtos } from '../atos/atos.tsx';
import { Hora } from '../tempo/relogio.tsx';
import { type EntregaAtiva, useEntregasAtivas } from '../torre/use-torre.ts';
import { etapaNoMonitor } from './etapa.ts';

/** Display truncation of a delivery's address (specification §9), in characters. */
const ENDERECO_MAX = 30;

function Tempo({ tempo_minutos, data_inicio }: Pick<EntregaAtiva, 'tempo_minutos' | 'data_inicio'>) {
  const texto = `${tempo_minutos} min`;
  return (
    <>
      {tempo_minutos > DELIVERY_LATE_MIN ? (
        <Badge tom="faixa" className="font-bold">
          {texto}
          <span className="sr-only">, atrasada</span>
        </Badge>
      ) : (
        <strong className="block text-ink">{texto}</strong>
      )}
      <span className="block text-[13px] leading-[18px] text-ink-2">
        desde <Hora de={data_inicio} />
      </span>
    </>
  );
}

function Linha({ entrega }: { entrega: EntregaAtiva }) {
  const { abrir } = useAtos();
  const { entrega_id, entregador_id, entregador_nome, comercio, endereco, status, valor_estimado } = entrega;
  const situacao = <StatusBadge status={etapaNoMonitor(status)} />;
  return (
    <tr
      data-entrega={entrega_id}
      className="h-[53px] hover:bg-sunken/60 [&>td]:border-b [&>td]:border-line last:[&>td]:border-b-0"
    >
      <td className="py-1.5 pr-2 pl-4 @max-[560px]:pr-1">
        <span className="flex min-w-0 items-center gap-2">
          <span className="@max-[560px]:hidden">
            <UserAvatar user_type="entregador" user_id={entregador_id} tamanho={28} />
          </span>
          <span className="line-clamp-2 min-w-0 font-[650] text-ink">{entregador_nome}</span>
        </span>
        <span className="mt-1 hidden @max-[560px]:block">{situacao}</span>
      </td>
      <td className="px-2 py-1.5">
        <button
          type="button"
          onClick={() => abrir({ tipo: 'linha_do_tempo', solicitacao_id: entrega_id })}
          className="block min-h-8 w-full min-w-0 rounded text-left hover:underline"
        >
          <span className="block truncate font-[650] text-ink">{comercio}</span>
          <span className="block text-[13px] leading-[18px] text-ink-2 @min-[561px]:truncate">
            {cut(endereco, ENDERECO_MAX)}
          </span>
        </button>
        <span className="hidden text-[13px] text-ink @max-[560px]:block">{formatMoney(valor_estimado)}</span>
      </td>
      <td className="px-2 text-right whitespace-nowrap tabular-nums @max-[560px]:hidden">
        {formatMoney(valor_estimado)}
      </td>
      <td className="px-2 text-right whitespace-nowrap tabular-nums @max-[560px]:pr-4 @max-[560px]:pl-0">
        <Tempo {...entrega} />
      </td>
      <td className="pr-4 pl-2 @max-[560px]:hidden">{situacao}</td>
    </tr>
  );
}

function Tabela({ entregas }: { entregas: readonly EntregaAtiva[] }) {
  const cabeca =
    'sticky top-0 z-10 h-8 border-b border-line bg-sunken px-2 text-[13px] font-semibold whitespace-nowrap text-ink-2';
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-[14px] leading-5">
      <caption className="sr-only">Entregas ativas</caption>
      <thead>
        <tr>
          <th scope="col" className={`${cabeca} w-[25%] pl-4 text-left @max-[560px]:w-[42%]`}>
            Entregador
          </th>
          <th scope="col" className={`${cabeca} text-left`}>
            Comércio<span className="@max-[560px]:sr-only"> e endereço</span>
          </th>
          <th scope="col" className={`${cabeca} w-[84px] text-right @max-[560px]:hidden`}>
            Valor
          </th>
          <th scope="col" className={`${cabeca} w-[92px] text-right @max-[560px]:w-[98px] @max-[560px]:pr-4`}>
            Tempo
          </th>
          <th scope="col" className={`${cabeca} w-[128px] text-left @max-[560px]:hidden`}>
            Situação
          </th>
        </tr>
      </thead>
      <tbody>
        {entregas.map((entrega) => (
          <Linha key={entrega.entrega_id} entrega={entrega} />
        ))}
      </tbody>
    </table>
  );
}

/** The deliveries on their way, the longest first, with refresh (specification §2). A failed load is only logged (§8). */
export function Monitor({ className }: { className?: string }) {
  const { data, isError, isFetching, refetch } = useEntregasAtivas();
  const entregas = data?.toSorted((a, b) => b.tempo_minutos - a.tempo_minutos);
  return (
    <Card aria-labelledby="monitor" className={className}>
      <CardHeader titulo="Entregas ativas" total={entregas?.length} id="monitor" className="shrink-0 pb-2">
        <IconButton
          icon={RefreshCw}
          rotulo="Atualizar entregas ativas"
          size="sm"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      <div className="@container min-h-0 flex-1 overflow-y-auto border-t border-line">
        {!entregas && isError && (
          <InlineError titulo="As entregas ativas não vieram." onRetry={() => void refetch()} className="p-4" />
        )}
        {!entregas && !isError && (
          <Loading>
            <SkeletonRows linhas={3} />
          </Loading>
        )}
        {entregas?.length === 0 && (
          <EmptyState titulo="Nenhuma entrega em andamento" texto="As aceitas e as atribuídas aparecem aqui." />
        )}
        {entregas && entregas.length > 0 && <Tabela entregas={entregas} />}
      </div>
    </Card>
  );
}
