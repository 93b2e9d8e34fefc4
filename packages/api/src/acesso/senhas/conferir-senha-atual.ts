import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { verifyPassword } from '../../base/password-hash.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';

/** The parts of a request in which a signed-in person gives the present password. */
export type PedidoComSenha = Pick<Context, 'em' | 'deps' | 'ip'> & { ator: Ator };

/** The login name and the password hash of an account. */
interface ContaComSenha {
  usuario: string;
  senha_hash: string;
}

/** Returns the caller's account and locks it, so that parallel changes run one after the other. */
export const lerConta = (em: Em, { user_type, id }: Ator): Promise<ContaComSenha> =>
  em
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select((eb) => ['senha_hash', eb.ref(user_type === 'comercio' ? 'nome_chave' : 'usuario').as('usuario')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Checks the present password. Wrong guesses count like failed logins, so an open session does not bypass the limit.
 * `para` tells the audit log what the password was for, if not for a new password.
 */
export async function conferirAtual(
  { deps, ator, ip }: PedidoComSenha,
  conta: ContaComSenha,
  senha_atual: string,
  para?: 'cadastro',
): Promise<void> {
  // Counted by session, so that failed logins of others do not block the owner.
  const navegador = ator.token_hash.toString('base64url');
  const tentativa = { user_type: ator.user_type, usuario: conta.usuario, ip, navegador };
  await deps.limits.beforeLogin(tentativa);
  if (!(await verifyPassword(conta.senha_hash, senha_atual))) {
    // A connection of its own, because the transaction of this call is rolled back.
    const em = deps.orm.em.fork();
    await auditar(em, ator, 'senha_atual_recusada', ACCOUNT_TABLES[ator.user_type], ator.id, para ? { para } : {});
    throw new BusinessError('SENHA_ATUAL_INCORRETA');
  }
  await deps.limits.afterLogin(tentativa);
}
