import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useOneAnswer } from '@corre/ui/domain/problem/use-one-answer.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** Returns the problems that couriers reported about the shop's deliveries. An event reports a new one. */
export function useProblemas() {
  const comercio_nome = useComercioNome();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.problemas.doComercio.useQuery({ comercio_nome }, { refetchInterval });
}

/** Answers one problem at a time. Its card disappears with the refetch. */
export function useResponderProblema() {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.problemas.responderDoComercio.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['problemas.responderDoComercio'], error),
    onSettled: () => Promise.all([utils.problemas.invalidate(), utils.solicitacoes.invalidate()]),
  });
  return useOneAnswer(mutateAsync);
}
