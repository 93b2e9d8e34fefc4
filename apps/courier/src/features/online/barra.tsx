import { OnlineBar } from '@corre/ui/online-bar/online-bar.tsx';
import { useLive } from '@corre/ui/shell/live-events.tsx';
import { useFila } from '../solicitacoes/use-fila.ts';
import { useMinhasEntregas } from '../solicitacoes/use-minhas-entregas.ts';
import { useAlternarOnline, useEstado } from './use-online.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The switch with the place in the queue under it; while the line is away, offers pause and it says so. */
export function BarraDoEntregador() {
  const { data: estado, isPending } = useEstado();
  const { posicao } = useFila();
  const { atual } = useMinhasEntregas();
  const { alternar, pendente } = useAlternarOnline();
  const { estado: linha } = useLive();
  const online = estado?.is_online ?? false;
  const semLinha = linha !== 'ao_vivo' && !navigator.onLine;
  useWakeLock(online);
  const segunda = () => {
    if (isPending) return 'Verificando…';
    if (!online) return 'Fora da fila';
    if (semLinha) return 'Ofertas em pausa';
    if (atual) return 'Entrega em andamento';
    return posicao === null ? 'Na fila' : `${posicao}º da fila`;
  };
  return (
    <OnlineBar
      online={online}
      linha={segunda()}
      pendente={pendente || isPending}
      pausado={semLinha}
      onChange={alternar}
    />
  );
}
