import { errorStatus, errorText, returning, unanswered } from '@corre/client/error.ts';
import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { homeOf } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { goTo } from '@corre/ui/shell/leave.ts';
import { leftForGood } from '@corre/ui/shell/leave-later.ts';
import { type Sessao, storeSession, storeTimestampOnline } from '@corre/ui/shell/session.ts';
import { storeRecemCadastrado } from '../../recem-cadastrado.ts';
import { prefetchPanel } from './prefetch-panel.ts';

export type Answers = Outputs['sessao'];

/** Time to read the greeting before the panel loads, in milliseconds. */
const GREETING_MS = 700;
/**
 * In milliseconds. The login waits at most this long for the panel's files. The panel would request unfinished files
 * again.
 */
const PATIENCE_MS = 5_000;

const after = (ms: number) => new Promise((then) => setTimeout(then, ms));

async function goHome(tipo: UserType, page: string): Promise<void> {
  await Promise.race([Promise.all([prefetchPanel(tipo), after(GREETING_MS)]), after(PATIENCE_MS)]);
  goTo(homeOf(tipo) + page);
}

/**
 * Stores the opened session, greets the person, and opens the panel with a full page load [entrada]. `page` is the path
 * of another page than the panel's first.
 */
export function enterPanel(sessao: Sessao, page = ''): void {
  leftForGood(sessao.user_type);
  storeSession(sessao);
  storeTimestampOnline(null);
  storeRecemCadastrado(null);
  notify.success(`Bem-vindo, ${sessao.user_name || sessao.comercio_nome}!`);
  void goHome(sessao.user_type, page);
}

/** Returns the line of a call that failed: no answer, a server that returns, or the server's reason. */
export function lineOf(error: unknown): string {
  if (!returning(error) && unanswered(error)) return 'Sem resposta do servidor. Confira a internet e tente de novo.';
  if (errorStatus(error) === 401) return 'Confira o tipo de acesso, o usuário e a senha.';
  return errorText(error, FALHAS['sessao.entrar']);
}
