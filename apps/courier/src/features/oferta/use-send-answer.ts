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
export function ofertaSegueViva(erro: unknown): boolean {
  const status = errorStatus(erro);
  return status === null || status >= 500 || PASSAGEIROS.has(status);
}

const TEXTO = { aceitar: FALHAS['ofertas.aceitar'], recusar: FALHAS['ofertas.recusar'] } as const;

/** Returns the event for an answer that failed. */
function eventOfFailure(oferta: Oferta, act: Act, erro: unknown): OfertaEvent {
  const texto = errorText(erro, TEXTO[act]);
  return ofertaSegueViva(erro)
    ? { type: 'unanswered', oferta, act, texto, agora: serverNow() }
    : { type: 'rejected', oferta, texto, expirada: errorCode(erro) === 'OFERTA_EXPIRADA' };
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
      ? uma.mutateAsync({ entregador_id, solicitacao_id: oferta.primeira.id })
      : rota.mutateAsync({ entregador_id, solicitacao_ids: ids }));
    return { type: 'accepted', oferta, message };
  };
  const recusar = async (oferta: Oferta): Promise<OfertaEvent> => {
    const resposta = await recusa.mutateAsync({ entregador_id, solicitacao_id: oferta.primeira.id });
    const { message, recusas_consecutivas, suspenso } = resposta;
    // A suspension has its own notice.
    const texto = suspenso ? null : (avisoDeRecusas(recusas_consecutivas, regra) ?? message);
    return { type: 'refused', oferta, texto };
  };
  return (oferta: Oferta, act: Act): Promise<OfertaEvent> =>
    (act === 'aceitar' ? aceitar(oferta) : recusar(oferta)).catch((erro: unknown) => eventOfFailure(oferta, act, erro));
}
