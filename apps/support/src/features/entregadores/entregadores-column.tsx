import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { matches } from '@corre/ui/kit/combobox/match.ts';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { NewRows } from '@corre/ui/kit/held-rows/new-rows.tsx';
import { useHeldRows } from '@corre/ui/kit/held-rows/use-held-rows.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { RefreshCw, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cabecalhoDaTorre } from '../torre/cabecalho.ts';
import { TORRE_CABE } from '../torre/scroll.ts';
import { type Entregador, useEntregadores } from '../torre/use-torre.ts';
import { EntregadorRow } from './entregador-row.tsx';
import { chaveNoGrupo, type Group, inEachGroup, inGroups, inOrder, NOMES, type NoGrupo, semSinal } from './groups.ts';

const HEADS: Record<Group, { ponto: string; nota?: string; empty: string }> = {
  livres: { ponto: 'bg-ok', nota: 'ordem da fila', empty: 'Ninguém livre agora.' },
  ocupados: { ponto: 'bg-brand', empty: 'Ninguém em entrega agora.' },
  suspensos: { ponto: 'bg-perigo', empty: 'Ninguém suspenso.' },
  offline: { ponto: 'border-2 border-ink-3', empty: 'Todos estão online.' },
};

/** The dot of a group in which no phone answers. */
const SEM_SINAL = 'border-2 border-faixa';

/** Estimated height of a row in px. The list measures each row after it is drawn. */
const ROW_PX: Record<Group, number> = { livres: 56, ocupados: 92, suspensos: 96, offline: 56 };

type GrupoProps = {
  group: Group;
  /** the couriers of now, whom the heading counts */
  list: readonly Entregador[];
  /** the rows, held still */
  rows: readonly NoGrupo[];
  still: string | false;
};

function GrupoDeEntregadores({ group, list, rows, still }: GrupoProps) {
  const { ponto, nota, empty } = HEADS[group];
  const title = NOMES[group];
  const silent = list.filter(semSinal).length;
  const scrollsAlone = useMediaQuery(TORRE_CABE);
  return (
    <section aria-label={`${title}: ${formatInteger(list.length)}`}>
      <h3 className="sticky top-0 z-10 flex h-8 items-center gap-2 border-y border-line bg-sunken px-3.5 text-[13px] font-bold text-ink">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${silent > 0 && silent === list.length ? SEM_SINAL : ponto}`}
        />
        {title} <span className="font-semibold text-ink-2">{formatInteger(list.length)}</span>
        {silent > 0 && <span className="font-semibold text-aguardando-ink">{formatInteger(silent)} sem sinal</span>}
        {nota && <span className="ml-auto font-normal text-ink-2">{nota}</span>}
      </h3>
      {rows.length === 0 ? (
        <p className="px-4 py-3 text-[14px] text-ink-2">
          {list.length === 0 ? empty : 'Quem chegou espera lá em cima.'}
        </p>
      ) : (
        <VirtualList items={rows} keyOf={chaveNoGrupo} height={ROW_PX[group]} inBox={scrollsAlone} label={title}>
          {({ entregador }) => <EntregadorRow entregador={entregador} group={group} still={still} />}
        </VirtualList>
      )}
    </section>
  );
}

/**
 * Returns the groups to show. `pedido` is the counter that was pressed. Offline couriers appear for the total and in a
 * search, and the suspended group appears if it is not empty.
 */
function gruposAMostrar(pedido: Group | 'total' | null, searching: boolean, suspensos: number): Group[] {
  if (pedido !== null && pedido !== 'total') return [pedido];
  const all = pedido === 'total' || searching;
  return ['livres', 'ocupados', ...(suspensos > 0 ? ['suspensos' as const] : []), ...(all ? ['offline' as const] : [])];
}

/** State of the search field of this column. It is closed at first, because the main search also finds couriers. */
function useCampoDeBusca() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const toggle = () => {
    setOpen(!open);
    setSearch('');
  };
  return { open, busca: search, setSearch, toggle, field };
}

type Props = { pedido: Group | 'total' | null; className?: string };

/** Column of the couriers in groups, with the actions of each courier. */
export function EntregadoresColumn({ pedido, className }: Props) {
  const { data, isError, isFetching, refetch } = useEntregadores();
  const { open, busca, setSearch, toggle, field } = useCampoDeBusca();
  const searching = busca.trim() !== '';
  const found = useMemo(
    () => data?.filter((um) => matches(`${um.nome_completo} ${um.usuario} ${um.telefone_pessoal}`, busca)),
    [data, busca],
  );
  const groups = useMemo(() => found && inGroups(found), [found]);
  const order = useMemo(() => inOrder(found ?? []), [found]);
  const each = useMemo(() => inEachGroup(found ?? []), [found]);
  // A row at the end of a group moves the groups below.
  const list = `${data === undefined} ${pedido} ${busca}`;
  const held = useHeldRows(order, chaveNoGrupo, { all: each, list, lastToo: true });
  const suspensos = held.rows.filter(({ group }) => group === 'suspensos').length;
  return (
    <Card aria-labelledby="entregadores" className={className} {...held.card}>
      <CardHeader title="Entregadores" id="entregadores" className={cabecalhoDaTorre}>
        <NewRows news={held.news} show={held.show} one="mudança" many="mudanças" />
        <IconButton
          icon={Search}
          label={open ? 'Fechar a busca de entregador' : 'Buscar entregador'}
          aria-expanded={open}
          size="sm"
          onClick={toggle}
        />
        <IconButton
          icon={RefreshCw}
          label="Atualizar entregadores"
          size="sm"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      {open && (
        <div className="shrink-0 px-3 pb-2.5">
          <TextInput
            ref={field}
            size="sm"
            type="search"
            icon={Search}
            value={busca}
            onChange={(event) => setSearch(event.target.value)}
            aria-label="Nome do entregador"
            placeholder="Nome, usuário ou telefone"
            inputClassName="[&::-webkit-search-cancel-button]:hidden"
          />
        </div>
      )}
      <div
        data-rolagem
        {...held.box}
        className="relative min-h-0 flex-1 scroll-pt-9 overflow-y-auto border-t border-line -outline-offset-3!"
      >
        {!groups && isError && <ErrorState title={FALHAS['entregadores.ativos']} onRetry={() => void refetch()} />}
        {!groups && !isError && (
          <Loading>
            <SkeletonRows rows={6} />
          </Loading>
        )}
        {groups && searching && found?.length === 0 && (
          <EmptyState title="Ninguém com esse nome" text="Busque por nome, usuário ou telefone." />
        )}
        {groups &&
          gruposAMostrar(pedido, searching, suspensos)
            .map((group) => ({ group, rows: held.rows.filter((row) => row.group === group) }))
            .filter(({ rows }) => !searching || rows.length > 0)
            .map(({ group, rows }) => (
              <GrupoDeEntregadores key={group} group={group} list={groups[group]} rows={rows} still={held.still} />
            ))}
      </div>
    </Card>
  );
}
