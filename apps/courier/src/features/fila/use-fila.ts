import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { useLiveEvent, usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { storeTimestampOnline } from '@corre/ui/shell/session.ts';
import { useEffect } from 'react';

/**
 * Returns the courier's state from the server, also after a reload [online]. Stores its `timestamp_online` [sessao].
 */
export function useEstado() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  const estado = trpc.fila.estado.useQuery({ entregador_id }, { refetchInterval });
  const since = estado.data?.timestamp_online;
  useEffect(() => {
    if (since !== undefined) storeTimestampOnline(since);
  }, [since]);
  return estado;
}

/**
 * Estimates the place in the queue until the server's first answer [posicao-estimada]. It is the couriers online minus
 * the minutes online, at least 1, at most the couriers online.
 */
export function posicaoEstimada(online: number, minutos_online: number): number {
  return Math.min(Math.max(online - minutos_online, 1), Math.max(online, 1));
}

/** Puts the queue's numbers of an event into the cache, so that no request is necessary (ADR 0036). */
function useMovimento() {
  const { situacao } = trpc.useUtils().fila;
  useLiveEvent('fila', (evento) => {
    // A running request would overwrite them with older numbers.
    if (evento.situacao) void situacao.cancel().then(() => situacao.setData(undefined, evento.situacao));
  });
}

/**
 * Returns the numbers of the queue and the courier's place, estimated until the server answers [posicao-estimada].
 * `emVista`: the numbers are on the screen and are read every 15 s, even with an open stream [fila-numeros]. Otherwise
 * the stream is enough for the place.
 */
export function useFila({ emVista = false }: { emVista?: boolean } = {}) {
  const entregador_id = useEntregadorId();
  useMovimento();
  const calmo = usePolling(INTERVALO_FILA_MS);
  const refetchInterval = emVista ? INTERVALO_FILA_MS : calmo;
  const fila = trpc.fila.situacao.useQuery(undefined, { refetchInterval });
  const { data: estado } = useEstado();
  const online = estado?.is_online ?? null;
  const colegas = trpc.entregadores.status.useQuery(undefined, { enabled: online === true && fila.data === undefined });
  const estimar = () => {
    const conectados = colegas.data?.filter((colega) => colega.online) ?? [];
    const eu = conectados.find(({ id }) => id === entregador_id);
    if (!eu?.timestamp_online) return null;
    return posicaoEstimada(conectados.length, minutesSince(eu.timestamp_online, serverNow()));
  };
  const suspensa = estado?.suspenso ?? false;
  return { ...fila, online, suspensa, posicao: online ? (fila.data ? fila.data.posicao_fila : estimar()) : null };
}
