import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '../kit/toaster/notify.ts';
import { notifyFailure } from './failure-notice.ts';
import { goTo, startLeaving, stopLeaving } from './leave.ts';
import { clearStorage } from './session.ts';

/** A browser in which the account is signed in. */
export type SessaoListada = Outputs['sessao']['minhas'][number];

/** Loads the account's sessions and ends one, or all including this one. The end of all leads to /, as 'Sair' does. */
export function useSessions() {
  const utils = trpc.useUtils();
  const lista = trpc.sessao.minhas.useQuery(undefined, { staleTime: 0 });
  const encerrar = trpc.sessao.encerrar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailure(FALHAS['sessao.encerrar'], erro),
    onSettled: () => utils.sessao.minhas.invalidate(),
  });
  const sairDeTodos = trpc.sessao.encerrarTodas.useMutation({
    onMutate: startLeaving,
    onSuccess: () => {
      clearStorage();
      goTo('/');
    },
    onError: (erro) => {
      stopLeaving();
      notifyFailure(FALHAS['sessao.encerrarTodas'], erro);
    },
  });
  return {
    sessoes: lista.data,
    falhou: lista.isError,
    retrying: lista.isFetching,
    recarregar: () => void lista.refetch(),
    encerrar: (id: string) => encerrar.mutate({ id }),
    encerrando: encerrar.isPending ? encerrar.variables.id : null,
    sairDeTodos: () => sairDeTodos.mutate(),
    saindo: sairDeTodos.isPending || sairDeTodos.isSuccess,
  };
}
