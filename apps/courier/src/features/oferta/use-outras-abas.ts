import { useEffect, useRef } from 'react';

const CANAL = 'corre-ofertas';

/**
 * Knows the offers that another tab of this browser is answering, and tells the other tabs about this one's answers.
 * Such an offer disappears here without a notice, because 'não está mais disponível' would be wrong.
 */
export function useOutrasAbas() {
  const canal = useRef<BroadcastChannel | null>(null);
  const respondidas = useRef(new Set<number>());
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const aberto = new BroadcastChannel(CANAL);
    canal.current = aberto;
    aberto.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') respondidas.current.add(data);
    };
    return () => {
      canal.current = null;
      aberto.close();
    };
  }, []);
  return {
    /** call it before this tab sends an answer */
    avisar: (oferta_id: number) => canal.current?.postMessage(oferta_id),
    respondeu: (oferta_id: number) => respondidas.current.has(oferta_id),
  };
}
