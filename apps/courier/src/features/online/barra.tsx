import { OnlineBar } from '@corre/ui/online-bar/online-bar.tsx';
import { useFila } from '../solicitacoes/use-fila.ts';
import { useMinhasEntregas } from '../solicitacoes/use-minhas-entregas.ts';
import { useAlternarOnline, useEstado } from './use-online.ts';
import { useRede } from './use-rede.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The switch with the place in the queue under it; while the line is away, offers pause and it says so. */
export function BarraDoEntregador({ className }: { className?: string }) {
  const { data: estado, isPending, isRefetchError } = useEstado();
  const { posicao } = useFila();
  const { atual } = useMinhasEntregas();
  const { alternar, pendente } = useAlternarOnline();
  const online = estado?.is_online ?? false;
  const semLinha = !useRede() || isRefetchError;
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
      className={className}
    />
  );
}
