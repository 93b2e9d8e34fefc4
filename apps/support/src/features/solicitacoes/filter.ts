import type { Outputs } from '@corre/client/trpc.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';

type Solicitacao = Outputs['solicitacoes']['todas'][number];

export const FILTERS = ['todas', 'pendentes', 'andamento', 'encerradas'] as const;
export type Filter = (typeof FILTERS)[number];

export const NAMES: Record<Filter, string> = {
  todas: 'Todas',
  pendentes: 'Pendentes',
  andamento: 'Em andamento',
  encerradas: 'Encerradas',
};

const andamento: readonly string[] = STATUS_EM_ANDAMENTO;

/** 0 is waiting, 1 is with a courier, 2 is closed. */
function fase({ status }: Pick<Solicitacao, 'status'>): 0 | 1 | 2 {
  if (status === 'aguardando') return 0;
  return andamento.includes(status) ? 1 : 2;
}

/** Returns whether a courier has the request: aceita, em_retirada or em_entrega. */
export const emAndamento = (status: Solicitacao['status']): boolean => fase({ status }) === 1;

/** Returns whether the request is closed: finalizada or cancelada. */
export const encerrada = (item: Pick<Solicitacao, 'status'>): boolean => fase(item) === 2;

const faseDoFiltro: Record<Filter, number | null> = { todas: null, pendentes: 0, andamento: 1, encerradas: 2 };

type Sortable = Pick<Solicitacao, 'status' | 'data_solicitacao' | 'oferecer_apos' | 'id'>;

/**
 * Returns the requests of a filter in display order: waiting, then with a courier, then closed.
 * Oldest first, but closed requests newest first. The age of a scheduled request starts when it is offered.
 */
export function sorted<Item extends Sortable>(solicitacoes: readonly Item[], filter: Filter): Item[] {
  const so = faseDoFiltro[filter];
  return solicitacoes
    .filter((item) => so === null || fase(item) === so)
    .sort((a, b) => {
      const byFase = fase(a) - fase(b);
      if (byFase !== 0) return byFase;
      const byAge = Date.parse(esperaDesde(a)) - Date.parse(esperaDesde(b)) || a.id - b.id;
      return fase(a) === 2 ? -byAge : byAge;
    });
}

/** Returns the waiting requests, oldest first. Only these can be assigned [atribuir]. */
export const pendentes = <Item extends Sortable>(solicitacoes: readonly Item[]): Item[] =>
  sorted(solicitacoes, 'pendentes');
