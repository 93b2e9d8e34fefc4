import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { type RowsInSight, useRowsInBox, useRowsInPage } from '@corre/ui/kit/virtual-list/use-rows-in-sight.ts';
import { RefreshCw } from 'lucide-react';
import { Fragment, useMemo, useRef, useState } from 'react';
import { TORRE_CABE } from '../torre/rolagem.ts';
import { type EntregaAtiva, useEntregasAtivas } from '../torre/use-torre.ts';
import { LinhaDoMonitor } from './linha-do-monitor.tsx';

type Props = { entregas: readonly EntregaAtiva[] };

/** Up to this number of rows, the table renders all of them. */
const LINHAS_INTEIRAS_MAX = 40;
/** Estimated height of a row, in px. */
const LINHA_PX = 56;

/** Empty row with the height of the rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr>
      <td colSpan={6} className="border-0! p-0" style={{ height }} />
    </tr>
  );

function useRowOptions(entregas: Props['entregas']) {
  const lista = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const keyOf = (indice: number) => entregas[indice]?.entrega_id ?? indice;
  const options = { list: lista, total: entregas.length, keyOf, height: LINHA_PX, focused };
  return { options, lista, setFocused };
}

type LinhasProps = Props & Pick<ReturnType<typeof useRowOptions>, 'lista' | 'setFocused'> & { janela: RowsInSight };

function Linhas({ entregas, lista, setFocused, janela: { rows: linhas, height, measure: medir } }: LinhasProps) {
  return (
    <tbody
      ref={lista}
      onFocus={({ target }) => {
        const linha = target.closest<HTMLElement>('[data-index]');
        setFocused(linha ? Number(linha.dataset.index) : null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {linhas.map(({ index, start }, lugar) => {
        const entrega = entregas[index];
        if (!entrega) return null;
        return (
          <Fragment key={entrega.entrega_id}>
            <Gap height={start - (linhas[lugar - 1]?.end ?? 0)} />
            <LinhaDoMonitor entrega={entrega} indice={index} medir={medir} />
          </Fragment>
        );
      })}
      <Gap height={height - (linhas.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

function RowsInBox({ entregas }: Props) {
  const { options, ...resto } = useRowOptions(entregas);
  return <Linhas entregas={entregas} {...resto} janela={useRowsInBox(options)} />;
}

function RowsInPage({ entregas }: Props) {
  const { options, ...resto } = useRowOptions(entregas);
  return <Linhas entregas={entregas} {...resto} janela={useRowsInPage(options)} />;
}

function Corpo({ entregas }: Props) {
  const rolaSozinha = useMediaQuery(TORRE_CABE);
  if (entregas.length > LINHAS_INTEIRAS_MAX) {
    return rolaSozinha ? <RowsInBox entregas={entregas} /> : <RowsInPage entregas={entregas} />;
  }
  return (
    <tbody>
      {entregas.map((entrega, indice) => (
        <LinhaDoMonitor key={entrega.entrega_id} entrega={entrega} indice={indice} />
      ))}
    </tbody>
  );
}

/** Table of the active deliveries. A long table renders only the rows in view. */
function TabelaDoMonitor({ entregas }: { entregas: readonly EntregaAtiva[] }) {
  const cabeca =
    'sticky top-0 z-10 h-8 border-b border-line bg-sunken px-2 text-[13px] font-semibold whitespace-nowrap text-ink-2';
  return (
    <table
      aria-rowcount={entregas.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-[14px] leading-5"
    >
      <caption className="sr-only">Entregas ativas</caption>
      <thead>
        <tr>
          <th scope="col" className={`${cabeca} w-[154px] pl-3.5 text-left @max-[600px]:w-[38%]`}>
            Entregador
          </th>
          <th scope="col" className={`${cabeca} text-left`}>
            Comércio<span className="@max-[600px]:sr-only"> e endereço</span>
          </th>
          <th scope="col" className={`${cabeca} w-[84px] text-right @max-[600px]:hidden`}>
            Valor
          </th>
          <th scope="col" className={`${cabeca} w-[86px] text-right @max-[600px]:w-[86px] @max-[600px]:pr-1`}>
            Tempo
          </th>
          <th scope="col" className={`${cabeca} w-[116px] text-left @max-[600px]:hidden`}>
            Situação
          </th>
          <th scope="col" className={`${cabeca} w-10 px-0`}>
            <span className="sr-only">Ações</span>
          </th>
        </tr>
      </thead>
      <Corpo entregas={entregas} />
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
            <SkeletonRows linhas={3} />
          </Loading>
        )}
        {entregas?.length === 0 && (
          <EmptyState title="Nenhuma entrega em andamento" text="As aceitas e as atribuídas aparecem aqui." />
        )}
        {entregas && entregas.length > 0 && <TabelaDoMonitor entregas={entregas} />}
      </div>
    </Card>
  );
}
