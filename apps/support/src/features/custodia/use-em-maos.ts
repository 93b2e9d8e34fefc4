import { trpc } from '@corre/client/trpc.ts';
import type { EmMaos } from '@corre/contract/custodia/suporte-contrato.ts';

/** A card machine that a courier holds. */
export type MaquininhaEmMaos = EmMaos['maquininhas'][number];

/** Poll interval in addition to the live events, in milliseconds. */
const CUSTODIA_MS = 30_000;

/** Query of the cash and card machines that couriers hold, for all shops. */
export const useEmMaos = () => trpc.custodia.emMaos.useQuery(undefined, { refetchInterval: CUSTODIA_MS });

/** Query of the handovers and differences that wait for support. The tab count, the strip and Gerenciar use it. */
export const usePendencias = () => trpc.custodia.pendentes.useQuery(undefined, { refetchInterval: CUSTODIA_MS });

/** Returns how many handovers and differences wait for support. Returns 0 until the query has data. */
export function useTotalDePendencias(): number {
  const { data } = usePendencias();
  return data ? data.prestacoes.length + data.contestacoes.length : 0;
}
