import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { useLiveEvent, usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { posicaoEstimada } from './posicao.ts';
import { useEstado } from './use-estado.ts';

/** When the queue moves it comes with the event (decision record 0039): it is kept, and not asked for. */
function useMovimento() {
  const { situacao } = trpc.useUtils().fila;
  useLiveEvent('fila', (evento) => {
    // an answer on its way would write the queue as it was
    if (evento.situacao) void situacao.cancel().then(() => situacao.setData(undefined, evento.situacao));
  });
}

/**
 * The queue in numbers and the courier's own place: the server's, or the estimate until it answers. Where the numbers are
 * read, `emVista`, they are asked for every 15 s (specification §9) whatever the stream brings; the place alone comes with it.
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
