import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useOneAnswer } from '@corre/ui/domain/problem/use-one-answer.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** What couriers said about the shop's deliveries on the road; an event tells of a new one. */
export function useProblemas() {
  const comercio_nome = useComercioNome();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.problemas.doComercio.useQuery({ comercio_nome }, { refetchInterval });
}

/** Answers one problem at a time; its card goes with the next look. */
export function useResponderProblema() {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.problemas.responderDoComercio.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['problemas.responderDoComercio'], erro),
    onSettled: () => Promise.all([utils.problemas.invalidate(), utils.solicitacoes.invalidate()]),
  });
  return useOneAnswer(mutateAsync);
}
