import { errorCode, errorStatus, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { avisoDeRecusas } from './aviso-de-recusas.ts';
import type { Act, OfertaEvent } from './oferta-state.ts';
import type { Oferta } from './use-oferta-viva.ts';

/** HTTP statuses about the request and not about the offer: signed out, timeout, too early, too many requests. */
const PASSAGEIROS = new Set([401, 408, 425, 429]);

/**
 * Whether an offer stays alive after a failed answer [oferta-sem-resposta]. The offer ends by a refusal from the server
 * (400 and similar). After a server error or a lost answer the courier can try again.
 */
export function ofertaSegueViva(error: unknown): boolean {
  const status = errorStatus(error);
  return status === null || status >= 500 || PASSAGEIROS.has(status);
}

const TEXT = { aceitar: FALHAS['ofertas.aceitar'], recusar: FALHAS['ofertas.recusar'] } as const;

/** Returns the event for an answer that failed. */
function eventOfFailure(oferta: Oferta, act: Act, error: unknown): OfertaEvent {
  const text = errorText(error, TEXT[act]);
  return ofertaSegueViva(error)
    ? { type: 'unanswered', oferta, act, text, now: serverNow() }
    : { type: 'rejected', oferta, text, expirada: errorCode(error) === 'OFERTA_EXPIRADA' };
}

/** Returns the function that sends an answer to an offer and returns the event that the server's answer makes. */
export function useSendAnswer() {
  const entregador_id = useEntregadorId();
  const regra = useConfiguracao();
  const uma = trpc.ofertas.aceitar.useMutation();
  const rota = trpc.ofertas.aceitarRota.useMutation();
  const recusa = trpc.ofertas.recusar.useMutation();

  const aceitar = async (oferta: Oferta): Promise<OfertaEvent> => {
    const ids = oferta.paradas.map(({ id }) => id);
    const { message } = await (ids.length === 1
      ? uma.mutateAsync({ entregador_id, solicitacao_id: oferta.first.id })
      : rota.mutateAsync({ entregador_id, solicitacao_ids: ids }));
    return { type: 'accepted', oferta, message };
  };
  const recusar = async (oferta: Oferta): Promise<OfertaEvent> => {
    const resposta = await recusa.mutateAsync({ entregador_id, solicitacao_id: oferta.first.id });
    const { message, recusas_consecutivas, suspenso } = resposta;
    // A suspension has its own notice.
    const text = suspenso ? null : (avisoDeRecusas(recusas_consecutivas, regra) ?? message);
    return { type: 'refused', oferta, text };
  };
  return (oferta: Oferta, act: Act): Promise<OfertaEvent> =>
    (act === 'aceitar' ? aceitar(oferta) : recusar(oferta)).catch((error: unknown) =>
      eventOfFailure(oferta, act, error),
    );
}
