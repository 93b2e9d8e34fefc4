import { trpc } from '@corre/client/trpc.ts';

/** The events tell of a change; besides them it is looked at this often, in milliseconds. */
const CUSTODIA_MS = 30_000;

/** Who holds cash and machines of whom, over all shops. */
export const useEmMaos = () => trpc.custodia.emMaos.useQuery(undefined, { refetchInterval: CUSTODIA_MS });

/** What of it waits for support: for the tab's count, the dashboard's line and the board. */
export const usePendencias = () => trpc.custodia.pendentes.useQuery(undefined, { refetchInterval: CUSTODIA_MS });

/** How many acts wait for support; 0 while it is not known. */
export function useTotalDePendencias(): number {
  const { data } = usePendencias();
  return data ? data.prestacoes.length + data.contestacoes.length : 0;
}
