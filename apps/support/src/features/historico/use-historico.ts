import { trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

const DO_COMECO: number | undefined = undefined;

/** Query of the suspensions, newest first. `fetchNextPage` loads the next older page. */
export function useHistorico() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The key starts with the key of the tRPC query, so that an invalidation of that query also covers this one.
    queryKey: [['suspensoes', 'historico', 'partes']],
    queryFn: ({ pageParam, signal }) => client.suspensoes.historico.query({ antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    // After the LISTA_MAX newest rows, the first page has all active suspensions, however old. They come again in their
    // own page, so the cursor ignores them and `select` removes duplicates.
    getNextPageParam: (pagina) => pagina[LISTA_MAX - 1]?.id,
    select: ({ pages }) => [...new Map(pages.flat().map((suspensao) => [suspensao.id, suspensao])).values()],
  });
}
