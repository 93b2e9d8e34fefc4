import { trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

const DO_COMECO: number | undefined = undefined;

/** The courier's ratings, newest first; `fetchNextPage` brings older ones, as far back as there are any. */
export function useAvaliacoes() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // begins like the list's own: whatever makes that one old makes this one old
    queryKey: [['avaliacoes', 'doEntregador', 'partes'], { entregador_id }],
    queryFn: ({ pageParam, signal }) =>
      client.avaliacoes.doEntregador.query({ entregador_id, antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    getNextPageParam: (pagina) => (pagina.length < LISTA_MAX ? undefined : pagina.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
}
