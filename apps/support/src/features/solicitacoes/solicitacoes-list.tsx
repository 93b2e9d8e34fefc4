import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { NewRows } from '@corre/ui/kit/held-rows/new-rows.tsx';
import { useHeldRows } from '@corre/ui/kit/held-rows/use-held-rows.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { NextPageButton } from '@corre/ui/shell/more-pages/next-page-button.tsx';
import { ListFilter, RefreshCw } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useActs } from '../atos/atos.tsx';
import { cabecalhoDaTorre } from '../torre/cabecalho.ts';
import { TORRE_CABE } from '../torre/scroll.ts';
import { encerrada, FILTERS, type Filter, NAMES, sorted } from './filter.ts';
import { SolicitacaoCard } from './solicitacao-card.tsx';
import { useMarcar } from './use-marcar.ts';
import { chaveDasSolicitacoes, type Solicitacao, usePrimeiras, useSolicitacoes } from './use-solicitacoes.ts';

const CARTAO = '[data-cartao]';

const idDo = (element: Element | null): number | null => {
  const cartao = element?.closest<HTMLElement>('[data-solicitacao]');
  return cartao ? Number(cartao.dataset.solicitacao) : null;
};

/**
 * Moves the focus between cards with the arrow keys. With Shift it also marks both cards.
 * The virtual list renders further cards when the focus comes near them.
 */
function byKeys(event: KeyboardEvent<HTMLElement>, marcar: (...ids: number[]) => void): void {
  const passo = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (passo === 0 || !(target instanceof HTMLElement) || !target.matches(CARTAO)) return;
  const cartoes = [...currentTarget.querySelectorAll<HTMLElement>(CARTAO)];
  const next = cartoes[cartoes.indexOf(target) + passo];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (!event.shiftKey) return;
  const ids = [idDo(target), idDo(next)].filter((id) => id !== null);
  marcar(...ids);
}

const EMPTY: Record<Filter, string> = {
  todas: 'Nenhuma solicitação ainda',
  pendentes: 'Nenhuma solicitação pendente',
  andamento: 'Nenhuma entrega em andamento',
  encerradas: 'Nenhuma solicitação encerrada ainda',
};

/** Estimated height of a card in px. The list measures each card after it is drawn. */
const CARD_PX = 110;

const NADA: readonly Solicitacao[] = [];
const idDe = ({ id }: Solicitacao): number => id;

type Props = {
  filter: Filter;
  applyFilter: (filter: Filter) => void;
  /** Shows only the requests of this shop. Null shows all shops. */
  loja: string | null;
  /** The search field above the list. */
  busca: ReactNode;
  /** The search results, shown instead of the list. Null when there is no search. */
  achados: ReactNode;
  className?: string;
};

/** Request list of all shops, oldest waiting request first, with a refresh button [torre]. */
export function SolicitacoesList({ filter, applyFilter, loja, busca, achados, className }: Props) {
  const { data: all, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useSolicitacoes();
  const data = usePrimeiras();
  const { marcar } = useMarcar();
  const { highlight } = useActs();
  const scrollsAlone = useMediaQuery(TORRE_CABE);
  const haMais = hasNextPage && (filter === 'todas' || filter === 'encerradas');
  const list = useMemo(
    () => data && sorted(data, filter).filter(({ comercio }) => loja === null || comercio === loja),
    [data, filter, loja],
  );
  // Whoever asks for more wants to see them, wherever they belong.
  const [partes, setPartes] = useState(1);
  const held = useHeldRows(list ?? NADA, idDe, { all: data ?? NADA, list: `${filter} ${loja} ${partes}` });
  // Closed requests load in parts, so their number is unknown. Count only open requests.
  const abertas = filter === 'todas' ? list?.filter((uma) => !encerrada(uma)).length : undefined;
  return (
    <Card
      aria-labelledby="solicitacoes"
      className={className}
      onKeyDown={(event) => byKeys(event, marcar)}
      {...held.card}
    >
      <CardHeader
        title="Solicitações"
        total={all && (haMais ? abertas : list?.length)}
        id="solicitacoes"
        className={cabecalhoDaTorre}
      >
        {achados === null && <NewRows news={held.news} show={held.show} className="[&_button]:px-2 [&_svg]:hidden" />}
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="sm"
              icon={ListFilter}
              className="text-brand-ink max-[359px]:px-1 max-[359px]:[&_svg]:hidden"
            >
              {NAMES[filter]}
              <span className="sr-only">, filtrar solicitações</span>
            </Button>
          }
          items={FILTERS.map((option) => ({ label: NAMES[option], onSelect: () => applyFilter(option) }))}
        />
        <IconButton
          icon={RefreshCw}
          label="Atualizar solicitações"
          size="sm"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      <div className="shrink-0 px-3 pb-2.5">{busca}</div>
      <div
        data-rolagem
        {...held.box}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto border-t border-line -outline-offset-3!"
      >
        {achados}
        {achados === null && !list && isError && (
          <ErrorState title={FALHAS['solicitacoes.todas']} onRetry={() => void refetch()} />
        )}
        {achados === null && !list && !isError && (
          <Loading>
            <SkeletonCard />
            <SkeletonCard />
          </Loading>
        )}
        {achados === null && list && held.rows.length === 0 && (
          <EmptyState title={EMPTY[filter]} text="Elas aparecem aqui assim que um comércio pedir.">
            {filter !== 'todas' && (
              <Button variant="secondary" onClick={() => applyFilter('todas')}>
                Ver todas
              </Button>
            )}
          </EmptyState>
        )}
        {achados === null && held.rows.length > 0 && (
          <VirtualList
            items={held.rows}
            keyOf={({ id }) => id}
            height={CARD_PX}
            inBox={scrollsAlone}
            keep={highlight}
            labelledBy="solicitacoes"
            className="[&>li]:border-line [&>li+li]:border-t"
          >
            {(solicitacao, index) => (
              <SolicitacaoCard solicitacao={solicitacao} first={index === 0} still={held.still} />
            )}
          </VirtualList>
        )}
        {achados === null && list && haMais && (
          <div className="p-4">
            <NextPageButton
              queryKey={chaveDasSolicitacoes()}
              list={{ hasNextPage, fetchNextPage }}
              falha={FALHAS['solicitacoes.todas']}
              onLoaded={() => setPartes((n) => n + 1)}
              full
            />
          </div>
        )}
      </div>
    </Card>
  );
}
