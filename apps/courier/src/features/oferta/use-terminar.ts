import { trpc } from '@corre/client/trpc.ts';
import { ESPERA_APOS_RECUSA_MS } from '@corre/contract/constants.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useRef } from 'react';
import type { Oferta } from './use-oferta-viva.ts';

/** Verbatim (specification §4). */
const TEMPO_ESGOTADO = 'Tempo esgotado! Entrega passou para próximo entregador.';

/** As the server says it. */
const aceitas = (total: number) =>
  total > 1 ? `${total} entregas aceitas com sucesso!` : 'Entrega aceita com sucesso!';

/** Whether a stop of the offer is in the courier's hands by now, by the server's word; null when it cannot be asked. */
function useSeEMinha() {
  const entregador_id = useEntregadorId();
  const { solicitacoes } = trpc.useUtils();
  return async ({ paradas }: Oferta): Promise<boolean | null> => {
    try {
      const minhas = await solicitacoes.doEntregador.fetch({ entregador_id }, { staleTime: 0 });
      return minhas.some(({ id }) => paradas.some((parada) => parada.id === id));
    } catch {
      return null;
    }
  };
}

interface Fins {
  encerrar: (oferta: Oferta, espera_ms: number) => void;
  aceita: (oferta: Oferta, message: string) => Promise<void>;
}

/**
 * How an offer ends without an answer of this tab. An acceptance whose answer got lost may have arrived: the server is asked
 * before anything is said (docs/decisions/0019-offer-lives-until-its-deadline.md).
 */
export function useTerminar({ encerrar, aceita }: Fins) {
  const seEMinha = useSeEMinha();
  const incertas = useRef(new Set<number>());
  return {
    /** its acceptance was sent and got no certain answer */
    marcarIncerta: ({ oferta_id }: Oferta) => void incertas.current.add(oferta_id),
    terminar: async (oferta: Oferta, esgotou: boolean): Promise<void> => {
      encerrar(oferta, ESPERA_APOS_RECUSA_MS);
      const incerta = incertas.current.has(oferta.oferta_id);
      const minha = esgotou && !incerta ? false : await seEMinha(oferta);
      if (minha && incerta) await aceita(oferta, aceitas(oferta.paradas.length));
      else if (minha === null && incerta)
        notify.error('Sem conexão: confira em Minhas Entregas se a oferta foi aceita.');
      else if (!minha) notify.info(esgotou ? TEMPO_ESGOTADO : 'Esta oferta não está mais disponível.');
    },
  };
}
