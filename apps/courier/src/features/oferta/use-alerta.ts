import { trpc } from '@corre/client/trpc.ts';
import { CONTAGEM_URGENTE_S, SOM_OFERTA_MAX_MS, SOM_OFERTA_MS } from '@corre/contract/constants.ts';
import { useRepeatingSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useState } from 'react';
import type { Oferta } from './use-oferta-viva.ts';

/** Returns true in the last five seconds [oferta-prazo]. Vibrates once when they begin. */
export function useUrgencia(oferta: Oferta | null): boolean {
  const [urgente, setUrgente] = useState(false);
  const prazo = oferta?.expira_em;
  useEffect(() => {
    setUrgente(false);
    if (prazo === undefined) return;
    const espera = setTimeout(
      () => {
        setUrgente(true);
        navigator.vibrate?.(300);
      },
      Math.max(0, prazo - serverNow() - CONTAGEM_URGENTE_S * 1000),
    );
    return () => clearTimeout(espera);
  }, [prazo]);
  return urgente;
}

/**
 * Plays the sound and vibrates for a new offer [oferta-som]. Reports to the server that the offer was seen (ADR 0005).
 */
export function useAlerta(oferta: Oferta | null, mudo: boolean): void {
  const entregador_id = useEntregadorId();
  const vista = trpc.ofertas.vista.useMutation();
  const marcarVista = vista.mutate;
  const id = oferta?.oferta_id;
  useRepeatingSound({
    tune: 'oferta',
    active: id !== undefined && !mudo,
    every: SOM_OFERTA_MS,
    stopAfter: SOM_OFERTA_MAX_MS,
  });
  useEffect(() => {
    if (id === undefined) return;
    navigator.vibrate?.([200, 100, 200]);
    marcarVista({ entregador_id });
  }, [id, entregador_id, marcarVista]);
}
