import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { learnServerTime } from '@corre/ui/shell/server-clock.ts';
import { useEffect } from 'react';

type Resposta = Outputs['ofertas']['proxima'];
export type Solicitacao = NonNullable<Resposta['proxima_entrega']>;

/** A live offer with the data that every view of it needs. */
export interface Oferta {
  oferta_id: number;
  /** epoch milliseconds of the server's clock */
  expira_em: number;
  first: Solicitacao;
  /** the stops of the offer; more than one make a route */
  paradas: Solicitacao[];
  valor_total: number;
  valor_liquido: number;
  /** in a straight line over all stops; null if a place is unknown */
  distancia_metros: number | null;
}

const refetchInterval = INTERVALO_CONSULTA_MS;

const ofertaDe = (resposta: Resposta): Oferta | null => {
  if (!resposta.proxima_entrega || resposta.oferta_id === null || resposta.expira_em === null) return null;
  const { oferta_id, proxima_entrega, is_rota, rota_completa, valor_total, valor_liquido, distancia_metros } = resposta;
  return {
    oferta_id,
    expira_em: Date.parse(resposta.expira_em),
    first: proxima_entrega,
    paradas: is_rota ? rota_completa : [proxima_entrega],
    valor_total,
    valor_liquido,
    distancia_metros,
  };
};

/** The query keeps the identity of an offer that has not changed. */
const select = (resposta: Resposta) => ({ now: resposta.agora, oferta: ofertaDe(resposta) });

/**
 * Asks for an offer every 3 s while the courier is online [oferta-consulta], also while the stream is open. A phone's
 * request is the best sign that it can be reached.
 */
export function useOfertaViva(online: boolean): Oferta | null {
  const entregador_id = useEntregadorId();
  const verificar = trpc.ofertas.verificar.useQuery(
    { entregador_id },
    { enabled: online, refetchInterval, refetchIntervalInBackground: true, staleTime: 0 },
  );
  const ha = online && verificar.data?.has_delivery === true;
  // Repeated as well: one offer may follow another between two checks with the same answer.
  const next = trpc.ofertas.proxima.useQuery(
    { entregador_id },
    { enabled: ha, refetchInterval, staleTime: 0, gcTime: 0, select },
  );
  // Written to the log alone [falhas]. The known offer stays until its deadline [oferta-sem-resposta].
  const falha = verificar.error ?? next.error;
  useEffect(() => {
    if (falha) console.warn('Oferta não conferida', falha);
  }, [falha]);
  const now = next.data?.now;
  useEffect(() => {
    if (now) learnServerTime(now);
  }, [now]);
  return ha ? (next.data?.oferta ?? null) : null;
}
