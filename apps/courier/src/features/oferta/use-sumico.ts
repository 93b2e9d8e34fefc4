import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Oferta } from './use-oferta-viva.ts';

/**
 * In milliseconds. An offer that disappears this shortly before its end has lapsed, because this phone's clock is only
 * an estimate.
 */
const MARGEM_DO_FIM_MS = 1_500;

/** Calls `aoSumir` when an offer disappears. `esgotou`: its time was over. */
export function useSumico(oferta: Oferta | null, aoSumir: (fim: { oferta: Oferta; esgotou: boolean }) => void): void {
  const ultima = useRef<Oferta | null>(null);
  const id = oferta?.oferta_id;
  const trocar = useEffectEvent((novo: number | undefined) => {
    const anterior = ultima.current;
    ultima.current = oferta;
    if (!anterior || anterior.oferta_id === novo) return;
    aoSumir({ oferta: anterior, esgotou: serverNow() > anterior.expira_em - MARGEM_DO_FIM_MS });
  });
  useEffect(() => trocar(id), [id]);
}
