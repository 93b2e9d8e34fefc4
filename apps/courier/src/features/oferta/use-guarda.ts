import { useEffect, useRef, useState } from 'react';

/** An offer that appears under a finger already on its way answers nothing, in milliseconds. */
const GUARDA_MS = 400;
/** Nor does one that takes the place of another that was just answered: a double tap means one of them, in milliseconds. */
const GUARDA_APOS_RESPOSTA_MS = 1_500;

/** How long an offer's buttons stay dead after it appeared; `respondida_ha` since the last answer to another, null for none. */
export const esperaDaGuarda = (respondida_ha: number | null): number =>
  Math.max(GUARDA_MS, respondida_ha === null ? 0 : GUARDA_APOS_RESPOSTA_MS - respondida_ha);

/** False while an offer's buttons are dead. */
export function useGuarda(oferta_id: number | undefined, respondendo: boolean): boolean {
  const [pronta, setPronta] = useState<number>();
  const respondida = useRef<number | null>(null);
  useEffect(() => {
    if (respondendo) respondida.current = Date.now();
  }, [respondendo]);
  useEffect(() => {
    if (oferta_id === undefined) return;
    const ha = respondida.current === null ? null : Date.now() - respondida.current;
    const espera = setTimeout(() => setPronta(oferta_id), esperaDaGuarda(ha));
    return () => clearTimeout(espera);
  }, [oferta_id]);
  return oferta_id !== undefined && pronta === oferta_id;
}
