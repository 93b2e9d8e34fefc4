import { ALONE, type Outputs, trpc } from '@corre/client/trpc.ts';
import type { ParteDaLista } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { shareById } from '../torre/share-by-id.ts';
import { TORRE_MS, useFirstRows } from '../torre/use-torre.ts';
import { encerrada } from './filter.ts';

export type Solicitacao = Outputs['solicitacoes']['todas'][number];

const INICIO: ParteDaLista = {};

/**
 * Returns the cursor of the next page: the smallest id of a closed request in this page.
 * Returns undefined when the page has fewer closed requests than ENCERRADAS_POR_VEZ, because it is the last one.
 */
export function proximaParte(part: readonly Pick<Solicitacao, 'id' | 'status'>[]): ParteDaLista | undefined {
  const encerradas = part.filter(encerrada);
  if (encerradas.length < ENCERRADAS_POR_VEZ) return undefined;
  return { encerradas_antes_de: Math.min(...encerradas.map(({ id }) => id)) };
}

/** Returns the query key of the request list. */
export const chaveDasSolicitacoes = () => getQueryKey(trpc.solicitacoes.todas, undefined, 'infinite');

const together = ({ pages }: { pages: readonly Solicitacao[][] }): Solicitacao[] =>
  pages.length === 1 && pages[0] ? pages[0] : pages.flat();

/**
 * Query of all open requests and the newest closed ones. `NextPageButton` loads 50 older closed ones.
 * One infinite query refetches all pages together, so that no request is lost between two pages.
 */
export function useSolicitacoes() {
  const { client } = trpc.useUtils();
  const { isFetched: enabled } = useFirstRows();
  return useInfiniteQuery({
    enabled,
    queryKey: chaveDasSolicitacoes(),
    queryFn: ({ pageParam, signal }) => client.solicitacoes.todas.query(pageParam, { signal, ...ALONE }),
    initialPageParam: INICIO,
    getNextPageParam: proximaParte,
    select: together,
    structuralSharing: shareById,
    refetchInterval: TORRE_MS,
  });
}

/**
 * Returns the first rows of the list until the whole list has loaded.
 * The first rows are incomplete, so do not use them for counts.
 */
export function usePrimeiras(): Solicitacao[] | undefined {
  const { data: first } = useFirstRows();
  return useSolicitacoes().data ?? first;
}

/** Returns one request from the loaded list, or from the server if the list does not have it. */
export function useSolicitacao(solicitacao_id: number): Solicitacao | undefined {
  const { data } = useSolicitacoes();
  const daqui = data?.find(({ id }) => id === solicitacao_id);
  const passada = trpc.solicitacoes.umaDoSuporte.useQuery(
    { solicitacao_id },
    { enabled: data !== undefined && daqui === undefined },
  );
  return daqui ?? passada.data;
}
