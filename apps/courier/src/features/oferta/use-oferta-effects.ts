import { trpc } from '@corre/client/trpc.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { minhasDe } from '../rotas/rotas.ts';
import type { OfertaEffect, OfertaEvent } from './oferta-state.ts';
import type { Oferta } from './use-oferta-viva.ts';
import { useSendAnswer } from './use-send-answer.ts';

/** Returns a function that asks whether the courier now has a stop of the offer. It returns null after a failure. */
function useCheckIfMine() {
  const entregador_id = useEntregadorId();
  const { solicitacoes } = trpc.useUtils();
  return async ({ paradas }: Oferta): Promise<boolean | null> => {
    try {
      const minhas = await solicitacoes.doEntregador.fetch(minhasDe(entregador_id), { staleTime: 0 });
      return minhas.some(({ id }) => paradas.some((parada) => parada.id === id));
    } catch {
      return null;
    }
  };
}

/**
 * Shows an accepted offer among the courier's deliveries at once, with the data of the offer. The list that is read
 * afterwards replaces it.
 */
function useListAsMine() {
  const entregador_id = useEntregadorId();
  const { doEntregador } = trpc.useUtils().solicitacoes;
  return async ({ paradas, valor_total, valor_liquido }: Oferta): Promise<void> => {
    // A running request may contain the state before the acceptance.
    await doEntregador.cancel(minhasDe(entregador_id));
    const data_status = new Date(serverNow()).toISOString();
    const minhas = paradas.map((parada) => ({
      ...parada,
      status: 'aceita' as const,
      entregador_id,
      data_status,
      valor_rota: valor_total,
      liquido_rota: valor_liquido,
      // No offer names the recipient. The next reading of the list does.
      destinatario_nome: null,
      destinatario_telefone: null,
    }));
    doEntregador.setData(minhasDe(entregador_id), (before = []) => [
      ...minhas,
      ...before.filter(({ id }) => !minhas.some((minha) => minha.id === id)),
    ]);
  };
}

interface Outside {
  tellOtherTabs: (oferta_id: number) => void;
  goToDelivery: () => void;
}

/** Returns the function that performs an effect. It returns the event that the effect leads to, if there is one. */
export function useOfertaEffects({ tellOtherTabs, goToDelivery }: Outside) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const { mutate: reportSeen } = trpc.ofertas.vista.useMutation();
  const sendAnswer = useSendAnswer();
  const checkIfMine = useCheckIfMine();
  const listAsMine = useListAsMine();

  return async (effect: OfertaEffect): Promise<OfertaEvent | undefined> => {
    switch (effect.type) {
      case 'vibrate':
        return void navigator.vibrate?.(effect.pattern);
      case 'reportSeen':
        return void reportSeen({ entregador_id });
      case 'tellOtherTabs':
        return void tellOtherTabs(effect.oferta_id);
      case 'send':
        return sendAnswer(effect.oferta, effect.act);
      case 'list':
        await listAsMine(effect.oferta);
        return { type: 'listed', oferta: effect.oferta, message: effect.message };
      case 'check':
        return { ...effect, type: 'checked', minha: await checkIfMine(effect.oferta) };
      case 'notify':
        return void notify[effect.tone](effect.text);
      case 'readOffers':
        setTimeout(() => void utils.ofertas.invalidate(), effect.delay);
        return void utils.fila.invalidate();
      case 'readRefusals':
        return void utils.ofertas.recusas.invalidate();
      case 'readDeliveries':
        return void utils.solicitacoes.invalidate();
      case 'goToDelivery':
        return void goToDelivery();
    }
  };
}
