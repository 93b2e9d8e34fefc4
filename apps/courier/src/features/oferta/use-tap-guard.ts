import { useEffect, useRef, useState } from 'react';

/** In milliseconds. A finger may already be on its way when an offer appears, so its buttons are disabled at first. */
const GUARD_MS = 400;
/** In milliseconds. After an answer the next offer waits longer, because a double tap is meant for one offer. */
const GUARDA_APOS_RESPOSTA_MS = 1_500;

/**
 * Returns how long an offer's buttons stay disabled after it appears. `respondida_ha` is the time since the last answer
 * to another offer, or null. All values are in milliseconds.
 */
export const tapGuardDelay = (respondida_ha: number | null): number =>
  Math.max(GUARD_MS, respondida_ha === null ? 0 : GUARDA_APOS_RESPOSTA_MS - respondida_ha);

/** Returns false while an offer's buttons are disabled. */
export function useTapGuard(oferta_id: number | undefined, respondendo: boolean): boolean {
  const [pronta, setPronta] = useState<number>();
  const respondida = useRef<number | null>(null);
  useEffect(() => {
    if (respondendo) respondida.current = performance.now();
  }, [respondendo]);
  useEffect(() => {
    if (oferta_id === undefined) return;
    const ha = respondida.current === null ? null : performance.now() - respondida.current;
    const espera = setTimeout(() => setPronta(oferta_id), tapGuardDelay(ha));
    return () => clearTimeout(espera);
  }, [oferta_id]);
  return oferta_id !== undefined && pronta === oferta_id;
}
