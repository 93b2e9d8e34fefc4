import { fraseDoPreparo, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useBalcao } from '../balcao/use-balcao.ts';
import type { Solicitacao } from './use-oferta-viva.ts';

/** When the last of an offer's parcels is ready; where the shop said nothing, how long one usually waits at its counter. */
export function usePreparo(primeira: Solicitacao, paradas: readonly Solicitacao[]): string | null {
  const balcao = useBalcao(primeira.comercio_id);
  return fraseDoPreparo(ultimaAFicarPronta([primeira, ...paradas]), serverNow()) ?? balcao;
}
