import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { ProvaDoComercio } from '@corre/contract/prova/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** Returns the shop's default for the proof of delivery. A request can override it (ADR 0024). */
export function useProvaDaLoja() {
  const comercio_nome = useComercioNome();
  return trpc.prova.doComercio.useQuery({ comercio_nome }, { staleTime: 60_000 });
}

/**
 * Returns a function that saves the shop's default. The switch changes at once, and changes back if the server refuses.
 */
export function useSalvarProva() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const put = (prova: ProvaDoComercio | undefined) => utils.prova.doComercio.setData({ comercio_nome }, prova);
  const salvar = trpc.prova.salvar.useMutation({
    onMutate: ({ comercio_nome: _, ...nova }) => {
      const before = utils.prova.doComercio.getData({ comercio_nome });
      put(nova);
      return { before };
    },
    onSuccess: ({ message }) => notify.success(message),
    onError: (error, _nova, context) => {
      put(context?.before);
      notifyFailureWithReason(FALHAS['prova.salvar'], error);
    },
    onSettled: () => utils.prova.doComercio.invalidate(),
  });
  return (prova: ProvaDoComercio) => salvar.mutate({ comercio_nome, ...prova });
}
