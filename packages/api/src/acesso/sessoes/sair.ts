import type { Context } from '../../transport/trpc/context.ts';
import { encerrarSessao } from './sessoes.ts';

/** Ends the session on the server and takes the cookie away. Without a session it succeeds as well. */
export async function sair({
  em,
  ator,
  cookies,
}: Pick<Context, 'em' | 'ator' | 'cookies'>): Promise<{ message: string }> {
  // in one transaction: who holds the session in memory hears of its end or it has not ended
  if (ator) await em.transactional((tx) => encerrarSessao(tx, ator.token_hash));
  cookies.apagar();
  return { message: 'Sessão encerrada' };
}
