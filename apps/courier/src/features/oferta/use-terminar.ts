import { trpc } from '@corre/client/trpc.ts';
import { ESPERA_APOS_RECUSA_MS } from '@corre/contract/constants.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useRef } from 'react';
import type { Oferta } from './use-oferta-viva.ts';

/** The text of [oferta-prazo]. */
const TEMPO_ESGOTADO = 'Tempo esgotado! Entrega passou para próximo entregador.';

/** The same text as the server's. */
const aceitas = (total: number) =>
  total > 1 ? `${total} entregas aceitas com sucesso!` : 'Entrega aceita com sucesso!';

/**
 * Returns a function that asks the server whether the courier now has a stop of the offer. It returns null after a
 * failure.
 */
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
 * Ends an offer without an answer from this tab. If an acceptance was sent and its answer is lost, it may still have
 * arrived. The server is asked before a notice appears (ADR 0019).
 */
export function useTerminar({ encerrar, aceita }: Fins) {
  const seEMinha = useSeEMinha();
  const incertas = useRef(new Set<number>());
  return {
    /** marks an offer whose acceptance was sent and has no definite result */
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
