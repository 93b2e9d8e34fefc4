import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { learnServerTime } from '@corre/ui/shell/server-clock.ts';
import { useEffect } from 'react';

type Resposta = Outputs['ofertas']['proxima'];
export type Solicitacao = NonNullable<Resposta['proxima_entrega']>;

/** A live offer, with what every view of it needs. */
export interface Oferta {
  oferta_id: number;
  /** epoch milliseconds, by the server's clock */
  expira_em: number;
  primeira: Solicitacao;
  /** the stops of a route; one alone is no route */
  paradas: Solicitacao[];
  valor_total: number;
  valor_liquido: number;
  /** in a straight line over all stops; null where a place is not known */
  distancia_metros: number | null;
}

const refetchInterval = INTERVALO_CONSULTA_MS;

const ofertaDe = (resposta: Resposta | undefined): Oferta | null => {
  if (!resposta?.proxima_entrega || resposta.oferta_id === null || resposta.expira_em === null) return null;
  const { oferta_id, proxima_entrega, is_rota, rota_completa, valor_total, valor_liquido, distancia_metros } = resposta;
  return {
    oferta_id,
    expira_em: Date.parse(resposta.expira_em),
    primeira: proxima_entrega,
    paradas: is_rota ? rota_completa : [proxima_entrega],
    valor_total,
    valor_liquido,
    distancia_metros,
  };
};

/**
 * Asks every 3 s while online (specification §9), whether or not the stream is open: the answer of a phone is the best sign that it
 * can be reached.
 */
export function useOfertaViva(online: boolean): Oferta | null {
  const entregador_id = useEntregadorId();
  const verificar = trpc.ofertas.verificar.useQuery(
    { entregador_id },
    { enabled: online, refetchInterval, refetchIntervalInBackground: true, staleTime: 0 },
  );
  const ha = online && verificar.data?.has_delivery === true;
  // asked again too: one offer may follow another between two checks that both say yes
  const proxima = trpc.ofertas.proxima.useQuery(
    { entregador_id },
    { enabled: ha, refetchInterval, staleTime: 0, gcTime: 0 },
  );
  // told to the log alone: what is known of the offer stands until its deadline (ADR 0019)
  const falha = verificar.error ?? proxima.error;
  useEffect(() => {
    if (falha) console.warn('Oferta não conferida', falha);
  }, [falha]);
  const agora = proxima.data?.agora;
  useEffect(() => {
    if (agora) learnServerTime(agora);
  }, [agora]);
  return ha ? ofertaDe(proxima.data) : null;
}
