import { trpc } from '@corre/api/client/trpc.ts';

/** The city of the company, for address searches (specification §9). */
export function useCidade(): { cidade: string; uf: string } {
  const { data } = trpc.publico.configuracao.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return { cidade: data?.cidade ?? '', uf: data?.uf ?? '' };
}
