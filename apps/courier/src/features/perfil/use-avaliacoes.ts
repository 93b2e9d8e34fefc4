import { trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

const DO_COMECO: number | undefined = undefined;

/** Returns the courier's ratings, newest first. `fetchNextPage` loads older ones. */
export function useAvaliacoes() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The same prefix as the plain query, so that an invalidation of the procedure covers this one too.
    queryKey: [['avaliacoes', 'doEntregador', 'partes'], { entregador_id }],
    queryFn: ({ pageParam, signal }) =>
      client.avaliacoes.doEntregador.query({ entregador_id, antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    getNextPageParam: (pagina) => (pagina.length < LISTA_MAX ? undefined : pagina.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
}
