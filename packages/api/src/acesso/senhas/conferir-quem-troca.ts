import { SENHA_ATUAL_INCORRETA, SESSAO_ANTIGA } from '@corre/contract/senhas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { verifyPassword } from '../../base/password-hash.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';

/** A session this young has just shown the password, in seconds (docs/decisions/0017-sessions-list-and-passwords.md). */
const SESSAO_NOVA = 15 * 60;

/** The part of a request that a change of password needs. */
export type Pedido = Pick<Context, 'em' | 'deps' | 'ip'> & { ator: Ator };

/** What the account signs in with, and its password. */
interface ContaComSenha {
  usuario: string;
  senha_hash: string;
}

/** The caller's account, locked: two changes at one moment come one after the other. */
export const lerConta = (em: Em, { user_type, id }: Ator): Promise<ContaComSenha> =>
  em
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select((eb) => ['senha_hash', eb.ref(user_type === 'comercio' ? 'nome_chave' : 'usuario').as('usuario')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Guesses at the present password count as failed logins do: a session that was left open is no way around the limit. */
async function conferirAtual({ deps, ator, ip }: Pedido, conta: ContaComSenha, senha_atual: string): Promise<void> {
  // counted by the session: others' failures at the login do not keep the owner from changing it
  const navegador = ator.token_hash.toString('base64url');
  const tentativa = { user_type: ator.user_type, usuario: conta.usuario, ip, navegador };
  await deps.limits.antesDoLogin(tentativa);
  if (!(await verifyPassword(conta.senha_hash, senha_atual))) {
    // on a connection of its own: this call's transaction is about to be undone
    await auditar(deps.orm.em.fork(), ator, 'senha_atual_recusada', ACCOUNT_TABLES[ator.user_type], ator.id);
    throw new BusinessError('BAD_REQUEST', SENHA_ATUAL_INCORRETA, { campo: 'senha_atual' });
  }
  await deps.limits.aposLogin(tentativa);
}

/**
 * Whether the caller may change the password: they give the present one, or have signed in within the last 15 minutes. The
 * specification's calls send the new one alone (§7), and a client of theirs has just signed in.
 */
export async function conferirQuemTroca(pedido: Pedido, conta: ContaComSenha, senha_atual?: string): Promise<void> {
  if (senha_atual !== undefined) return conferirAtual(pedido, conta, senha_atual);
  const nova = await pedido.em
    .getKysely()
    .selectFrom('sessao')
    .select('id')
    .where('token_hash', '=', pedido.ator.token_hash)
    .where('criada_em', '>', secondsBefore(agora, SESSAO_NOVA))
    .executeTakeFirst();
  if (!nova) throw new BusinessError('FORBIDDEN', SESSAO_ANTIGA);
}
