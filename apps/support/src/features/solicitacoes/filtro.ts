import type { Outputs } from '@corre/client/trpc.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';

type Solicitacao = Outputs['solicitacoes']['todas'][number];

export const FILTROS = ['todas', 'pendentes', 'andamento', 'encerradas'] as const;
export type Filtro = (typeof FILTROS)[number];

export const NOMES: Record<Filtro, string> = {
  todas: 'Todas',
  pendentes: 'Pendentes',
  andamento: 'Em andamento',
  encerradas: 'Encerradas',
};

const andamento: readonly string[] = STATUS_EM_ANDAMENTO;

/** 0 waits, 1 is on its way, 2 is over. */
function fase({ status }: Pick<Solicitacao, 'status'>): 0 | 1 | 2 {
  if (status === 'aguardando') return 0;
  return andamento.includes(status) ? 1 : 2;
}

/** Held by a courier: aceita, em_retirada, em_entrega. */
export const emAndamento = (status: Solicitacao['status']): boolean => fase({ status }) === 1;

/** Over: finalizada or cancelada. */
export const encerrada = (item: Pick<Solicitacao, 'status'>): boolean => fase(item) === 2;

const faseDoFiltro: Record<Filtro, number | null> = { todas: null, pendentes: 0, andamento: 1, encerradas: 2 };

type Ordenavel = Pick<Solicitacao, 'status' | 'data_solicitacao' | 'oferecer_apos' | 'id'>;

/** What the list shows: the oldest waiting first, a scheduled one from when it is offered, then what is on its way, then what ended, the newest first. */
export function ordenadas<Item extends Ordenavel>(solicitacoes: readonly Item[], filtro: Filtro): Item[] {
  const so = faseDoFiltro[filtro];
  return solicitacoes
    .filter((item) => so === null || fase(item) === so)
    .sort((a, b) => {
      const porFase = fase(a) - fase(b);
      if (porFase !== 0) return porFase;
      const porIdade = Date.parse(esperaDesde(a)) - Date.parse(esperaDesde(b)) || a.id - b.id;
      return fase(a) === 2 ? -porIdade : porIdade;
    });
}

/** The requests that wait, oldest first: the only ones that can be assigned (specification §4). */
export const pendentes = <Item extends Ordenavel>(solicitacoes: readonly Item[]): Item[] =>
  ordenadas(solicitacoes, 'pendentes');
