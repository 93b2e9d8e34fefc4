import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '../kit/toaster/notify.ts';
import { AccessNotices } from './access-notices.tsx';
import { notifyFailure } from './failure-notice.ts';
import { goTo, startLeaving, stopLeaving } from './leave.ts';
import { forgetSealed } from './sealed/sealed.ts';
import { useServerNow } from './server-clock.ts';
import { clearStorage } from './session.ts';
import { SessionsView } from './sessions-view.tsx';

/** Loads the account's sessions and ends one, or all including this one. The end of all leads to /, as 'Sair' does. */
function useSessions() {
  const utils = trpc.useUtils();
  const list = trpc.sessao.minhas.useQuery(undefined, { staleTime: 0 });
  const encerrar = trpc.sessao.encerrar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailure(FALHAS['sessao.encerrar'], error),
    onSettled: () => utils.sessao.minhas.invalidate(),
  });
  const leaveAll = trpc.sessao.encerrarTodas.useMutation({
    onMutate: startLeaving,
    onSuccess: async () => {
      clearStorage();
      await forgetSealed();
      goTo('/');
    },
    onError: (error) => {
      stopLeaving();
      notifyFailure(FALHAS['sessao.encerrarTodas'], error);
    },
  });
  return {
    sessoes: list.data,
    failed: list.isError,
    retrying: list.isFetching,
    reload: () => void list.refetch(),
    encerrar: (id: string) => encerrar.mutate({ id }),
    encerrando: encerrar.isPending ? encerrar.variables.id : null,
    leaveAll: () => leaveAll.mutate(),
    leaving: leaveAll.isPending || leaveAll.isSuccess,
  };
}

/** How often 'há 7 min' is updated, in milliseconds. */
const REDRAW_MS = 30_000;

type Props = {
  /** what continues after 'Sair de todos os aparelhos'; the question says it */
  keeps?: string;
  className?: string;
};

/** The settings card with the account's sessions and 'Sair de todos os aparelhos'. Must be below RequireSession. */
export function SessionsCard(props: Props) {
  const sessions = useSessions();
  const now = useServerNow(REDRAW_MS);
  return <SessionsView {...sessions} {...props} now={now} notices={<AccessNotices />} />;
}
