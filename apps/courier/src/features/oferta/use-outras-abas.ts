import { useEffect, useRef } from 'react';

const CANAL = 'corre-ofertas';

/**
 * Offers that another tab of this browser is answering: here they go without a word, because 'não está mais disponível' would
 * be false. Tells the other tabs of this one's answers as well.
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
    /** this tab is about to answer it */
    avisar: (oferta_id: number) => canal.current?.postMessage(oferta_id),
    respondeu: (oferta_id: number) => respondidas.current.has(oferta_id),
  };
}
