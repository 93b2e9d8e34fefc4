import type { MetodoDeEntrada, UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Context, Cookies } from '../../transport/trpc/context.ts';
import type { Conta } from '../conta.queries.ts';
import { avisarAcesso } from '../fatores/avisos.ts';
import { lembrarNavegador, navegadorConhecido } from '../sessoes/navegadores.ts';
import { encerrarAntigas, encerrarSessao, openSession, resumoDoToken } from '../sessoes/sessoes.ts';

/** The parts of a request that a login needs. */
export type Pedido = Pick<Context, 'em' | 'deps' | 'cookies' | 'ip' | 'aparelho' | 'request_id' | 'origin'>;

/** A session that was opened in a transaction. Its cookies are written after the commit. */
export interface Aberta {
  user_type: UserType;
  token: string;
  navegador: string;
}

/**
 * Opens a session of the account in this browser. The browser's former session of the same kind of account ends, and so
 * do all but the account's `SESSOES_MAX` newest. The account's other sessions hear of a browser that the account does
 * not know [aviso-de-acesso].
 */
export async function abrirSessaoDe(
  tx: Em,
  { cookies, aparelho }: Pick<Pedido, 'cookies' | 'aparelho'>,
  conta: Conta,
  metodo: MetodoDeEntrada,
): Promise<Aberta> {
  const antes = cookies.tokenDe(conta.user_type);
  if (antes !== null) await encerrarSessao(tx, resumoDoToken(antes));
  const conhecido = await navegadorConhecido(tx, cookies.navegador, [conta]);
  const { token } = await openSession(tx, conta, aparelho, metodo);
  await encerrarAntigas(tx, conta);
  if (!conhecido) {
    const token_hash = resumoDoToken(token);
    await avisarAcesso(tx, conta, { tipo: 'aparelho_novo', aparelho, metodo, token_hash });
  }
  return { user_type: conta.user_type, token, navegador: await lembrarNavegador(tx, cookies.navegador, conta) };
}

/** Writes the cookies of an opened session. */
export function entregarSessao(cookies: Cookies, { user_type, token, navegador }: Aberta): void {
  cookies.save(user_type, token);
  cookies.gravarNavegador(navegador);
}
