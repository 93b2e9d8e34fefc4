import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { deveEnviar, type Enviada } from './deve-enviar.ts';

/** Returns whether the courier has left a shop with a parcel. The server decides again at each position. */
const useCarrega = () =>
  useMinhasEntregas().atual?.paradas.some(({ status, desfecho }) => status === 'em_entrega' && !desfecho) ?? false;

/**
 * Tells the server where the courier is, while they carry a parcel and if they agreed [localizacao]. A position that
 * does not arrive is not kept: the next one is newer. Draws nothing.
 */
export function Localizacao(): null {
  const entregador_id = useEntregadorId();
  const carrega = useCarrega();
  const { data: perfil } = trpc.entregadores.perfil.useQuery({ entregador_id }, { enabled: carrega });
  const { mutate } = trpc.localizacao.guardar.useMutation({ retry: false });
  const enviada = useRef<Enviada | null>(null);
  const receber = useEffectEvent(({ coords }: GeolocationPosition) => {
    const lugar = {
      latitude: coords.latitude,
      longitude: coords.longitude,
      precisao: Math.min(10_000, Math.round(coords.accuracy)),
    };
    const quando = performance.now();
    if (!deveEnviar(enviada.current, lugar, quando)) return;
    enviada.current = { ...lugar, quando };
    mutate({ entregador_id, ...lugar });
  });
  const ativo = carrega && perfil?.compartilha_localizacao === true && 'geolocation' in navigator;
  useEffect(() => {
    if (!ativo) return;
    const vigia = navigator.geolocation.watchPosition((onde) => receber(onde), undefined, { enableHighAccuracy: true });
    return () => {
      navigator.geolocation.clearWatch(vigia);
      enviada.current = null;
    };
  }, [ativo]);
  return null;
}
