import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useActs } from '../atos/atos.tsx';
import { chaveDasSolicitacoes, type Solicitacao } from './use-solicitacoes.ts';

type Marcavel = Pick<Solicitacao, 'id' | 'rota_id' | 'status'>;

/**
 * Returns the waiting requests of the same route, because a route is assigned as a whole.
 * Returns an empty list when the request does not wait.
 */
export function juntasCom(solicitacoes: readonly Marcavel[], id: number): number[] {
  const uma = solicitacoes.find((item) => item.id === id);
  if (uma?.status !== 'aguardando') return [];
  return solicitacoes
    .filter(({ rota_id, status }) => rota_id === uma.rota_id && status === 'aguardando')
    .map((item) => item.id);
}

/** Returns the marks plus the new ids at the end, without duplicates. */
export const maisMarcas = (marks: readonly number[], ids: readonly number[]): number[] => [
  ...new Set([...marks, ...ids]),
];

/** Returns the marks without these ids. */
export const menosMarcas = (marks: readonly number[], ids: readonly number[]): number[] =>
  marks.filter((id) => !ids.includes(id));

/** Marks waiting requests, so that several are assigned at once. A stop is marked with its whole route. */
export function useMarcar() {
  const { selection, select } = useActs();
  const client = useQueryClient();
  const marks = selection.solicitacao_ids;
  // Read the cache on each press. A subscription to the list would render every card again after each poll.
  const com = (id: number): number[] => {
    const stored = client.getQueryData<InfiniteData<Solicitacao[]>>(chaveDasSolicitacoes());
    return juntasCom(stored?.pages.flat() ?? [], id);
  };
  return {
    toggle: (id: number) => {
      const together = com(id);
      select({ solicitacao_ids: marks.includes(id) ? menosMarcas(marks, together) : maisMarcas(marks, together) });
    },
    marcar: (...ids: number[]) => select({ solicitacao_ids: maisMarcas(marks, ids.flatMap(com)) }),
  };
}
