import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { useHeldRows } from '@corre/ui/kit/held-rows/use-held-rows.ts';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useState } from 'react';
import { ProblemasDaLoja } from '../problemas/problemas-da-loja.tsx';
import { Abertas } from './abertas.tsx';
import { groupByRoute, toColumns, toLines } from './board.ts';
import type { Acts } from './details-footer.tsx';
import { Encerradas } from './encerradas.tsx';
import type { Group } from './line.ts';
import { useLineKeys } from './line-keys.ts';
import { encerrada } from './pages.ts';
import type { useBoard } from './use-board.ts';
import { useBoardSearch } from './use-board-search.ts';

/** Returns the current line of a request, or null if the request is unknown. */
function grupoDe(solicitacoes: readonly SolicitacaoDoComercio[], id: number): Group | null {
  const uma = solicitacoes.find((solicitacao) => solicitacao.id === id);
  if (!uma || encerrada(uma)) return uma ? [uma] : null;
  const abertas = solicitacoes.filter((solicitacao) => !encerrada(solicitacao));
  const [first, ...others] = groupByRoute(abertas).find((group) => group.includes(uma)) ?? [];
  return first ? [first, ...others] : null;
}

/**
 * Returns the line of the open details. It follows the request's changes, and keeps the last known state while the
 * drawer closes.
 */
function useDetalhes(solicitacoes: readonly SolicitacaoDoComercio[] | undefined) {
  const [vista, setVista] = useState<SolicitacaoDoComercio | null>(null);
  const [open, setOpen] = useState(false);
  return {
    group: vista && (grupoDe(solicitacoes ?? [], vista.id) ?? ([vista] as const)),
    open,
    detalhar: (solicitacao: SolicitacaoDoComercio) => {
      setVista(solicitacao);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/**
 * The lines of the open requests, held still while the mouse or the focus is in them or in the closed ones below. One
 * that ends meanwhile keeps its place, and is not among the closed ones yet. The columns of a wide board share their
 * lines out, so a line at the end moves others, too.
 */
function useLines(vistas: readonly SolicitacaoDoComercio[], list: string) {
  const lines = toLines(vistas);
  const { encerradas } = toColumns(vistas);
  const all = [...lines, ...groupByRoute(encerradas)];
  const keyOf = useLineKeys(all);
  const held = useHeldRows(lines, keyOf, { all, list, lastToo: true });
  const shown = new Set(held.rows.flat());
  return {
    keyOf,
    held,
    encerradas: encerradas.filter((uma) => !shown.has(uma)),
    abertas: vistas.length - encerradas.length,
  };
}

const Detalhes = lazyPart(async () => (await import('./detalhes.tsx')).Detalhes);

type Props = {
  quadro: ReturnType<typeof useBoard>;
  acts: Omit<Acts, 'detalhar'>;
};

function Content({ quadro, acts }: Props) {
  const { now, ha_mais, load, loading, pages } = quadro;
  const phone = useMediaQuery('(max-width: 639px)');
  const search = useBoardSearch(quadro.solicitacoes);
  const detalhes = useDetalhes(search.solicitacoes);
  const vistas = search.solicitacoes ?? [];
  const { encerradas, abertas, ...lines } = useLines(vistas, search.list);
  const comum = { now, phone, acts: { ...acts, detalhar: detalhes.detalhar } };
  return (
    <>
      <div className="grid grid-cols-1 gap-4 max-sm:gap-2.5" {...lines.held.card} {...lines.held.box}>
        <Abertas {...comum} busca={search} {...lines} total={abertas} nova={quadro.solicitacoes?.length === 0} />
        {(encerradas.length > 0 || ha_mais) && (
          <Encerradas
            {...comum}
            solicitacoes={encerradas}
            list={`${search.list} ${pages}`}
            mais={{ ha_mais: ha_mais && !search.searching, load, loading }}
          />
        )}
      </div>
      <LazyDialog>
        {detalhes.group && (
          <Detalhes group={detalhes.group} now={now} acts={comum.acts} open={detalhes.open} onClose={detalhes.close} />
        )}
      </LazyDialog>
    </>
  );
}

/**
 * 'Minhas Solicitações': the problems, at once because a courier waits, the open requests in one line each, then the
 * closed ones. A drawer shows the details of a line.
 */
export function Board({ quadro, acts }: Props) {
  const { error, refresh, refreshing, solicitacoes } = quadro;
  return (
    <section
      aria-label="Minhas Solicitações"
      className="@container grid min-w-0 grid-cols-1 content-start gap-4 max-sm:gap-2.5"
    >
      <ProblemasDaLoja />
      {error && !solicitacoes ? (
        <Card>
          <ErrorState
            title={FALHAS['solicitacoes.doComercio']}
            text="Seus dados estão a salvo. Tente de novo."
            onRetry={refresh}
            retrying={refreshing}
          />
        </Card>
      ) : solicitacoes ? (
        <Content quadro={quadro} acts={acts} />
      ) : (
        <LoadingCard />
      )}
    </section>
  );
}
