import { trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

const DO_COMECO: number | undefined = undefined;

/** Past suspensions, newest first; `fetchNextPage` brings older ones, as far back as there are any. */
export function useHistorico() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // begins like the list's own: whatever makes that one old makes this one old
    queryKey: [['suspensoes', 'historico', 'partes']],
    queryFn: ({ pageParam, signal }) => client.suspensoes.historico.query({ antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    // behind these the first part has what still runs, however old: it comes once more in its own part
    getNextPageParam: (pagina) => pagina[LISTA_MAX - 1]?.id,
    select: ({ pages }) => [...new Map(pages.flat().map((suspensao) => [suspensao.id, suspensao])).values()],
  });
}
