import { unanswered } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { startLeaving } from './leave.ts';
import { leaveLater } from './leave-later.ts';
import { clearStorage } from './session.ts';

/**
 * 'Sair': ends the session on the server, clears all local storage and goes to / (specification §2, §4). Without a network the
 * person still leaves; the session then ends on the server as soon as a page of ours opens with one.
 */
export function useLogout() {
  const sair = trpc.sessao.sair.useMutation({
    onMutate: startLeaving,
    onSettled: (_data, erro) => {
      clearStorage();
      if (unanswered(erro)) leaveLater();
      location.assign('/');
    },
  });
  return { sair: () => sair.mutate(), saindo: sair.isPending || sair.isSuccess };
}
