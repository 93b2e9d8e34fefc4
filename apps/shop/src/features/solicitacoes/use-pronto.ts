import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';

/**
 * Returns the calls that report a parcel as ready now or in some minutes. `toda_rota` includes all parcels of the route
 * [pronto].
 */
export function usePronto(solicitacao_id: number, toda_rota: boolean) {
  const utils = trpc.useUtils();
  const pronto = trpc.preparo.pronto.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['preparo.pronto'], error),
    onSettled: () => utils.solicitacoes.doComercio.invalidate(),
  });
  return {
    sending: pronto.isPending,
    pronto: () => pronto.mutate({ solicitacao_id, toda_rota }),
    prontoEm: (minutes: number) =>
      pronto.mutate({ solicitacao_id, toda_rota, pronto_em: new Date(serverNow() + minutes * 60_000).toISOString() }),
  };
}
