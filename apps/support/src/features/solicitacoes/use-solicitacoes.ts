import { type Outputs, trpc } from '@corre/client/trpc.ts';
import type { ParteDaLista } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { compartilharPorId } from '../torre/compartilhar-por-id.ts';
import { TORRE_MS } from '../torre/torre-ms.ts';
import { encerrada } from './filtro.ts';

export type Solicitacao = Outputs['solicitacoes']['todas'][number];

const INICIO: ParteDaLista = {};

/** What to ask for next: the closed ones before the last of this part; nothing when it was not full. */
export function proximaParte(parte: readonly Pick<Solicitacao, 'id' | 'status'>[]): ParteDaLista | undefined {
  const encerradas = parte.filter(encerrada);
  if (encerradas.length < ENCERRADAS_POR_VEZ) return undefined;
  return { encerradas_antes_de: Math.min(...encerradas.map(({ id }) => id)) };
}

const juntas = ({ pages }: { pages: readonly Solicitacao[][] }): Solicitacao[] =>
  pages.length === 1 && pages[0] ? pages[0] : pages.flat();

/**
 * Every open request and the newest closed ones; `fetchNextPage` brings fifty more, as far back as there are any. One infinite
 * query, so that a poll or an event renews all its parts together and no request falls between two of them.
 */
export function useSolicitacoes() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.solicitacoes.todas, undefined, 'infinite'),
    queryFn: ({ pageParam, signal }) => client.solicitacoes.todas.query(pageParam, { signal }),
    initialPageParam: INICIO,
    getNextPageParam: proximaParte,
    select: juntas,
    structuralSharing: compartilharPorId,
    refetchInterval: TORRE_MS,
  });
}
