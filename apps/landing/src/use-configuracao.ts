import { trpc } from '@corre/api/client/trpc.ts';

/** City and contacts, which change only when the product is configured anew. */
export function useConfiguracao() {
  const { data, isPending } = trpc.publico.configuracao.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return { configuracao: data, carregando: isPending };
}
