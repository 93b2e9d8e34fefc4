import { ALONE, type Outputs, trpc } from '@corre/client/trpc.ts';
import type { ParteDaLista } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { compartilharPorId } from '../torre/compartilhar-por-id.ts';
import { usePrimeirasLinhas } from '../torre/primeiras-linhas.ts';
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

/** Where the panel keeps them. */
export const chaveDasSolicitacoes = () => getQueryKey(trpc.solicitacoes.todas, undefined, 'infinite');

const juntas = ({ pages }: { pages: readonly Solicitacao[][] }): Solicitacao[] =>
  pages.length === 1 && pages[0] ? pages[0] : pages.flat();

/**
 * Every open request and the newest closed ones; `fetchNextPage` brings fifty more, as far back as there are any. One infinite
 * query, so that a poll or an event renews all its parts together and no request falls between two of them.
 */
export function useSolicitacoes() {
  const { client } = trpc.useUtils();
  const { isFetched: enabled } = usePrimeirasLinhas();
  return useInfiniteQuery({
    enabled,
    queryKey: chaveDasSolicitacoes(),
    queryFn: ({ pageParam, signal }) => client.solicitacoes.todas.query(pageParam, { signal, ...ALONE }),
    initialPageParam: INICIO,
    getNextPageParam: proximaParte,
    select: juntas,
    structuralSharing: compartilharPorId,
    refetchInterval: TORRE_MS,
  });
}

/** What the list begins with, until all of it has come; nothing else may count these. */
export function usePrimeiras(): Solicitacao[] | undefined {
  const { data: primeiras } = usePrimeirasLinhas();
  return useSolicitacoes().data ?? primeiras;
}

/** One request: out of what the panel holds, else of the past, from the server. */
export function useSolicitacao(solicitacao_id: number): Solicitacao | undefined {
  const { data } = useSolicitacoes();
  const daqui = data?.find(({ id }) => id === solicitacao_id);
  const passada = trpc.solicitacoes.umaDoSuporte.useQuery(
    { solicitacao_id },
    { enabled: data !== undefined && daqui === undefined },
  );
  return daqui ?? passada.data;
}
