import { trpc } from '@corre/api/client/trpc.ts';
import { CONTAGEM_URGENTE_S, SOM_OFERTA_MS } from '@corre/api/shared/constantes.ts';
import { useRepeatingSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useState } from 'react';
import type { Oferta } from './use-oferta-viva.ts';

/** The sound stops after this long (specification §9). */
const SOM_MAXIMO_MS = 15_000;
/** An offer that appears under a finger already on its way answers nothing, in milliseconds. */
const GUARDA_MS = 400;

/** False during the first 400 ms of an offer. */
export function useGuarda(oferta_id: number | undefined): boolean {
  const [pronta, setPronta] = useState<number>();
  useEffect(() => {
    if (oferta_id === undefined) return;
    const espera = setTimeout(() => setPronta(oferta_id), GUARDA_MS);
    return () => clearTimeout(espera);
  }, [oferta_id]);
  return oferta_id !== undefined && pronta === oferta_id;
}

/** True in the last five seconds; buzzes once when they begin. */
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

/** Sound and vibration of a new offer; the server hears that it was seen (decision record 0005). */
export function useAlerta(oferta: Oferta | null, mudo: boolean): void {
  const entregador_id = useEntregadorId();
  const vista = trpc.ofertas.vista.useMutation();
  const marcarVista = vista.mutate;
  const id = oferta?.oferta_id;
  useRepeatingSound({
    tune: 'oferta',
    active: id !== undefined && !mudo,
    every: SOM_OFERTA_MS,
    stopAfter: SOM_MAXIMO_MS,
  });
  useEffect(() => {
    if (id === undefined) return;
    navigator.vibrate?.([200, 100, 200]);
    marcarVista({ entregador_id });
  }, [id, entregador_id, marcarVista]);
}
