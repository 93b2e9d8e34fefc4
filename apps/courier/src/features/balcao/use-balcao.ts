import { trpc } from '@corre/client/trpc.ts';
import { fraseDoBalcao } from '@corre/ui/domain/ready/phrases.ts';

/** In milliseconds. The value comes from a shop's last hundred deliveries, so it changes slowly. */
const VALE_MS = 3_600_000;

/**
 * Returns the sentence about the usual wait at a shop's counter. Returns null while it is unknown or after a failure
 * (ADR 0067).
 */
export function useBalcao(comercio_id: number): string | null {
  const { data } = trpc.preparo.balcaoParaEntregador.useQuery({ comercio_id }, { staleTime: VALE_MS, retry: false });
  return fraseDoBalcao(data?.mediana_segundos);
}
