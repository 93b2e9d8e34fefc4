import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { usePassos } from '../passos/passos-guardados.ts';
import { comPassos, emRotas, minhasDe, storedEnd, storedPassos, ultimasFinalizadas } from './rotas.ts';

/**
 * Returns the courier's deliveries: the route in hand, the next routes, those whose end waits on the phone, the last
 * three finished. `data` is the server's list without the waiting steps.
 */
export function useMinhasEntregas() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS);
  const query = trpc.solicitacoes.doEntregador.useQuery(minhasDe(entregador_id), { refetchInterval });
  const solicitacoes = query.data ?? [];
  const { passos, esperam } = usePassos();
  const stored = storedPassos(passos, esperam);
  const acabadas = storedEnd(stored);
  const rotas = emRotas(comPassos(solicitacoes, stored));
  const [atual, ...following] = rotas.filter(({ paradas }) => paradas.some(({ id }) => !acabadas.has(id)));
  const guardadas = rotas.filter(({ paradas }) => paradas.every(({ id }) => acabadas.has(id)));
  return {
    ...query,
    atual,
    seguintes: following,
    stored: guardadas,
    /** busy for the server, whatever waits on the phone */
    ocupado: rotas.length > 0,
    finalizadas: ultimasFinalizadas(solicitacoes),
  };
}
