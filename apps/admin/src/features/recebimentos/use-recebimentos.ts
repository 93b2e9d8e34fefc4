import { trpc } from '@corre/client/trpc.ts';
import type { FILTROS_DE_PIX } from '@corre/contract/recebimentos/contrato.ts';
import type { Periodo } from '@corre/ui/domain/numeros/dias.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type Filter = (typeof FILTROS_DE_PIX)[number];

/** The server asks the bank in the background, and no event tells of an empty sweep. In milliseconds. */
const POLL_MS = 30_000;

/** Returns the sums of a span, day by day [conciliacao]. */
export const useResumo = (periodo: Periodo) =>
  trpc.recebimentos.resumo.useQuery(periodo, { placeholderData: keepPreviousData, refetchInterval: POLL_MS });

const DO_COMECO: number | undefined = undefined;

/**
 * Returns the query key of `usePix`. It starts with the key of the tRPC query, so that its invalidation covers this
 * one.
 */
export const chaveDosPix = (periodo: Periodo, filtro: Filter) =>
  [['recebimentos', 'listar', 'partes'], periodo, filtro] as const;

/** Returns the Pix of a span, newest first. `NextPageButton` loads older ones. */
export function usePix(periodo: Periodo, filtro: Filter) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: chaveDosPix(periodo, filtro),
    queryFn: ({ pageParam, signal }) =>
      client.recebimentos.listar.query({ ...periodo, filtro, antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    getNextPageParam: ({ proxima }) => proxima ?? undefined,
    select: ({ pages }) => pages.flatMap(({ pix }) => pix),
    refetchInterval: POLL_MS,
  });
}
