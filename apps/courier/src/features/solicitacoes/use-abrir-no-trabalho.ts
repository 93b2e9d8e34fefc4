import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { PEDE_O_TRABALHO } from '../../worker/pede-o-trabalho.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

/**
 * Opens Solicitações for a courier with a delivery in hand. It does so once after a load of the first tab, and whenever
 * a notification is opened. Afterwards the courier may change tabs; the link of em-andamento.tsx leads back.
 */
export function useAbrirNoTrabalho(): void {
  const [caminho, navegar] = useLocation();
  const { atual, isFetchedAfterMount } = useMinhasEntregas();
  const decidido = useRef(caminho !== '/');
  const temTrabalho = atual !== undefined;
  useEffect(() => {
    if (decidido.current) return;
    // The phone's cache may be older than the delivery. A fresh answer is necessary to prove that there is none.
    decidido.current = temTrabalho || isFetchedAfterMount || caminho !== '/';
    if (temTrabalho && caminho === '/') navegar('/solicitacoes', { replace: true });
  }, [temTrabalho, isFetchedAfterMount, caminho, navegar]);

  const show = useEffectEvent(({ data }: MessageEvent) => {
    if (data === PEDE_O_TRABALHO && temTrabalho) navegar('/solicitacoes');
  });
  useEffect(() => {
    const trabalhador = navigator.serviceWorker;
    if (!trabalhador) return;
    const listen = (mensagem: MessageEvent) => show(mensagem);
    trabalhador.addEventListener('message', listen);
    return () => trabalhador.removeEventListener('message', listen);
  }, []);
}
