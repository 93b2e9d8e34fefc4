import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Oferta } from './use-oferta-viva.ts';

/** An offer that goes this shortly before its end by this phone's reckoning has lapsed, in milliseconds. */
const MARGEM_DO_FIM_MS = 1_500;

/** Tells of an offer that went from the screen: `esgotou` when its time was over. */
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
