import type { Context } from '../../transport/trpc/context.ts';
import { encerrarSessao } from './sessoes.ts';

/** Ends the session on the server and deletes the cookie [sair]. Succeeds also without a session. */
export async function sair({
  em,
  ator,
  cookies,
}: Pick<Context, 'em' | 'ator' | 'cookies'>): Promise<{ message: string }> {
  // One transaction, so that the session ends only together with the event that removes it from memory.
  if (ator) await em.transactional((tx) => encerrarSessao(tx, ator.token_hash));
  cookies.apagar();
  return { message: 'Sessão encerrada' };
}
