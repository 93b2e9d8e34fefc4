import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { type RowsInSight, useRowsInBox, useRowsInPage } from '@corre/ui/kit/virtual-list/use-rows-in-sight.ts';
import { RefreshCw } from 'lucide-react';
import { Fragment, useMemo, useRef, useState } from 'react';
import { Acontecimentos } from '../acontecimentos/acontecimentos.tsx';
import { TORRE_CABE } from '../torre/scroll.ts';
import { type EntregaAtiva, useEntregasAtivas } from '../torre/use-torre.ts';
import { MonitorRow } from './monitor-row.tsx';

type Props = { entregas: readonly EntregaAtiva[] };

/** Up to this number of rows, the table renders all of them. */
const LINHAS_INTEIRAS_MAX = 40;
/** Estimated height of a row, in px. */
const ROW_PX = 56;

/** Empty row with the height of the rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr>
      <td colSpan={6} className="border-0! p-0" style={{ height }} />
    </tr>
  );

function useRowOptions(entregas: Props['entregas']) {
  const list = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const keyOf = (index: number) => entregas[index]?.entrega_id ?? index;
  const options = { list, total: entregas.length, keyOf, height: ROW_PX, focused };
  return { options, list, setFocused };
}

type RowsProps = Props & Pick<ReturnType<typeof useRowOptions>, 'list' | 'setFocused'> & { rowWindow: RowsInSight };

function Rows({ entregas, list, setFocused, rowWindow: { rows, height, measure } }: RowsProps) {
  return (
    <tbody
      ref={list}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]');
        setFocused(row ? Number(row.dataset.index) : null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {rows.map(({ index, start }, lugar) => {
        const entrega = entregas[index];
        if (!entrega) return null;
        return (
          <Fragment key={entrega.entrega_id}>
            <Gap height={start - (rows[lugar - 1]?.end ?? 0)} />
            <MonitorRow entrega={entrega} index={index} measure={measure} />
          </Fragment>
        );
      })}
      <Gap height={height - (rows.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

function RowsInBox({ entregas }: Props) {
  const { options, ...rest } = useRowOptions(entregas);
  return <Rows entregas={entregas} {...rest} rowWindow={useRowsInBox(options)} />;
}

function RowsInPage({ entregas }: Props) {
  const { options, ...rest } = useRowOptions(entregas);
  return <Rows entregas={entregas} {...rest} rowWindow={useRowsInPage(options)} />;
}

function Body({ entregas }: Props) {
  const scrollsAlone = useMediaQuery(TORRE_CABE);
  if (entregas.length > LINHAS_INTEIRAS_MAX) {
    return scrollsAlone ? <RowsInBox entregas={entregas} /> : <RowsInPage entregas={entregas} />;
  }
  return (
    <tbody>
      {entregas.map((entrega, index) => (
        <MonitorRow key={entrega.entrega_id} entrega={entrega} index={index} />
      ))}
    </tbody>
  );
}

/** Table of the active deliveries. A long table renders only the rows in view. */
function TabelaDoMonitor({ entregas }: { entregas: readonly EntregaAtiva[] }) {
  const head =
    'sticky top-0 z-10 h-8 border-b border-line bg-sunken px-2 text-[13px] font-semibold whitespace-nowrap text-ink-2';
  return (
    <table
      aria-rowcount={entregas.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-[14px] leading-5"
    >
      <caption className="sr-only">Entregas ativas</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} w-[154px] pl-3.5 text-left @max-[600px]:w-[38%]`}>
            Entregador
          </th>
          <th scope="col" className={`${head} text-left`}>
            Comércio<span className="@max-[600px]:sr-only"> e endereço</span>
          </th>
          <th scope="col" className={`${head} w-[84px] text-right @max-[600px]:hidden`}>
            Valor
          </th>
          <th scope="col" className={`${head} w-[86px] text-right @max-[600px]:w-[86px] @max-[600px]:pr-1`}>
            Tempo
          </th>
          <th scope="col" className={`${head} w-[116px] text-left @max-[600px]:hidden`}>
            Situação
          </th>
          <th scope="col" className={`${head} w-10 px-0`}>
            <span className="sr-only">Ações</span>
          </th>
        </tr>
      </thead>
      <Body entregas={entregas} />
    </table>
  );
}

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
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {entregas?.length === 0 && (
          <EmptyState title="Nenhuma entrega em andamento" text="As aceitas e as atribuídas aparecem aqui." />
        )}
        {entregas && entregas.length > 0 && <TabelaDoMonitor entregas={entregas} />}
      </div>
      <Acontecimentos />
    </Card>
  );
}
