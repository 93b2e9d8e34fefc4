import { trpc } from '@corre/client/trpc.ts';
import {
  asHoras,
  fraseDoBalcao,
  fraseDoPreparo,
  prontoDesde,
  ultimaAFicarPronta,
} from '@corre/ui/domain/ready/phrases.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import type { Solicitacao } from './use-oferta-viva.ts';

/** In milliseconds. The value comes from a shop's last hundred deliveries, so it changes slowly. */
const VALE_MS = 3_600_000;

/**
 * Returns the sentence about the usual wait at a shop's counter. Returns null while it is unknown or after a failure
 * (ADR 0016).
 */
export function useBalcao(comercio_id: number): string | null {
  const { data } = trpc.preparo.balcaoParaEntregador.useQuery({ comercio_id }, { staleTime: VALE_MS, retry: false });
  return fraseDoBalcao(data?.mediana_segundos);
}

/**
 * Returns when the last of an offer's parcels is ready. Without a time from the shop, returns the usual wait at its
 * counter.
 */
export function usePreparo(first: Solicitacao, paradas: readonly Solicitacao[]): string | null {
  const balcao = useBalcao(first.comercio_id);
  return fraseDoPreparo(ultimaAFicarPronta([first, ...paradas]), serverNow()) ?? balcao;
}

/**
 * Returns 'pronto às 19:40' while the courier would have to wait, or 'já pronto'. Returns null without a time or if it
 * is past.
 */
export function esperaPeloPreparo(paradas: readonly [Solicitacao, ...Solicitacao[]], now: number): string | null {
  const last = ultimaAFicarPronta(paradas);
  if (prontoDesde(last)) return 'já pronto';
  if (!last.pronto_em || Date.parse(last.pronto_em) <= now) return null;
  return `pronto ${asHoras(last.pronto_em, now)}`;
}
