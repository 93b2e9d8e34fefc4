import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useOneAnswer } from '@corre/ui/domain/problem/use-one-answer.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { compartilharPorId } from '../torre/compartilhar-por-id.ts';
import { TORRE_MS } from '../torre/torre-ms.ts';

const opcoes = { refetchInterval: TORRE_MS, structuralSharing: compartilharPorId };

/** Query of the open problems of couriers, oldest first. */
export const useProblemas = () => trpc.problemas.doSuporte.useQuery(undefined, opcoes);
/** Query of the watchdog alerts without an answer from support, oldest first. */
export const useVigias = () => trpc.vigia.doSuporte.useQuery(undefined, opcoes);

/** Answers one problem at a time. The card disappears after the next fetch. */
export function useResponder() {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.problemas.responder.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['problemas.responder'], erro),
    onSettled: () => Promise.all([utils.problemas.invalidate(), utils.solicitacoes.invalidate()]),
  });
  return useOneAnswer(mutateAsync);
}

/** Mutation that closes a watchdog alert and removes its card. */
export function useEncerrarVigia() {
  const utils = trpc.useUtils();
  return trpc.vigia.encerrar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['vigia.encerrar'], erro),
    onSettled: () => utils.vigia.invalidate(),
  });
}
