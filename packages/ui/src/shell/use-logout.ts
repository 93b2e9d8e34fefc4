import { trpc } from '@corre/api/client/trpc.ts';
import { startLeaving } from './leave.ts';
import { clearStorage } from './session.ts';

/**
 * 'Sair': ends the session on the server, clears all local storage and goes to / (specification §2, §4). Without a network the
 * person still leaves; the session then ends on the server by its age.
 */
export function useLogout() {
  const sair = trpc.sessao.sair.useMutation({
    onMutate: startLeaving,
    onSettled: () => {
      clearStorage();
      location.assign('/');
    },
  });
  return { sair: () => sair.mutate(), saindo: sair.isPending || sair.isSuccess };
}
