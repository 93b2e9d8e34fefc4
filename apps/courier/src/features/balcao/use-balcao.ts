import { trpc } from '@corre/client/trpc.ts';
import { fraseDoBalcao } from '@corre/ui/domain/ready/phrases.ts';

/** It is learned from a shop's last hundred deliveries: an hour changes nothing. */
const VALE_MS = 3_600_000;

/** How long one usually waits at a shop's counter; null until it is known, and when it cannot be (decision record 0067). */
export function useBalcao(comercio_id: number): string | null {
  const { data } = trpc.preparo.balcaoParaEntregador.useQuery({ comercio_id }, { staleTime: VALE_MS, retry: false });
  return fraseDoBalcao(data?.mediana_segundos);
}
