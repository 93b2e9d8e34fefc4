import { asHoras, fraseDoPreparo, prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useBalcao } from '../balcao/use-balcao.ts';
import type { Solicitacao } from './use-oferta-viva.ts';

/**
 * Returns when the last of an offer's parcels is ready. Without a time from the shop, returns the usual wait at its
 * counter.
 */
export function usePreparo(primeira: Solicitacao, paradas: readonly Solicitacao[]): string | null {
  const balcao = useBalcao(primeira.comercio_id);
  return fraseDoPreparo(ultimaAFicarPronta([primeira, ...paradas]), serverNow()) ?? balcao;
}

/**
 * Returns 'pronto às 19:40' while the courier would have to wait, or 'já pronto'. Returns null without a time or if it
 * is past.
 */
export function esperaPeloPreparo(paradas: readonly [Solicitacao, ...Solicitacao[]], agora: number): string | null {
  const ultima = ultimaAFicarPronta(paradas);
  if (prontoDesde(ultima)) return 'já pronto';
  if (!ultima.pronto_em || Date.parse(ultima.pronto_em) <= agora) return null;
  return `pronto ${asHoras(ultima.pronto_em, agora)}`;
}
