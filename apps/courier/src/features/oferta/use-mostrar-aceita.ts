import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import type { Oferta } from './use-oferta-viva.ts';

/**
 * Shows an accepted offer among the courier's deliveries at once, with the data of the offer. The list that is read
 * afterwards replaces it.
 */
export function useMostrarAceita() {
  const entregador_id = useEntregadorId();
  const { doEntregador } = trpc.useUtils().solicitacoes;
  return async ({ paradas, valor_total, valor_liquido }: Oferta): Promise<void> => {
    // A running request may contain the state before the acceptance.
    await doEntregador.cancel({ entregador_id });
    const data_status = new Date(serverNow()).toISOString();
    const minhas = paradas.map((parada) => ({
      ...parada,
      status: 'aceita' as const,
      entregador_id,
      data_status,
      valor_rota: valor_total,
      liquido_rota: valor_liquido,
    }));
    doEntregador.setData({ entregador_id }, (antes = []) => [
      ...minhas,
      ...antes.filter(({ id }) => !minhas.some((minha) => minha.id === id)),
    ]);
  };
}
