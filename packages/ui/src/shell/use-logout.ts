import { unanswered } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { panelKind } from './build.ts';
import { startLeaving } from './leave.ts';
import { leaveLater } from './leave-later.ts';
import { forgetSealed } from './sealed/sealed.ts';
import { clearStorage } from './session.ts';

/**
 * 'Sair': ends the session on the server, clears the storage with the account's sealed values, and leads to /
 * [sair].
 * Without a network the user still leaves. The session then ends when the next page opens with a network.
 */
export function useLogout() {
  const sair = trpc.sessao.sair.useMutation({
    onMutate: startLeaving,
    onSettled: async (_data, error) => {
      clearStorage();
      if (unanswered(error)) leaveLater(panelKind);
      await forgetSealed();
      location.assign('/');
    },
  });
  return { sair: () => sair.mutate(), leaving: sair.isPending || sair.isSuccess };
}
