import { SENHA_ALTERADA } from '@corre/contract/senhas/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { verifyPassword } from '../../base/password-hash.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';
import { encerrarOutras } from '../sessoes/sessoes.ts';
import { gravarSenha, recusaDaSenhaNova, senhaPronta } from './gravar-senha.ts';

/** Maximum age of a session that needs no password check, in seconds [senha-atual]. */
const SESSAO_NOVA = 15 * 60;

/** The parts of a request that a change of password needs. */
type Pedido = Pick<Context, 'em' | 'deps' | 'ip'> & { ator: Ator };

/** The login name and the password hash of an account. */
interface ContaComSenha {
  usuario: string;
  senha_hash: string;
}

/** Returns the caller's account and locks it, so that parallel changes run one after the other. */
const lerConta = (em: Em, { user_type, id }: Ator): Promise<ContaComSenha> =>
  em
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select((eb) => ['senha_hash', eb.ref(user_type === 'comercio' ? 'nome_chave' : 'usuario').as('usuario')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Checks the present password. Wrong guesses count like failed logins, so an open session does not bypass the limit.
 */
async function conferirAtual({ deps, ator, ip }: Pedido, conta: ContaComSenha, senha_atual: string): Promise<void> {
  // Counted by session, so that failed logins of others do not block the owner.
  const navegador = ator.token_hash.toString('base64url');
  const tentativa = { user_type: ator.user_type, usuario: conta.usuario, ip, navegador };
  await deps.limits.beforeLogin(tentativa);
  if (!(await verifyPassword(conta.senha_hash, senha_atual))) {
    // A connection of its own, because the transaction of this call is rolled back.
    await auditar(deps.orm.em.fork(), ator, 'senha_atual_recusada', ACCOUNT_TABLES[ator.user_type], ator.id);
    throw new BusinessError('SENHA_ATUAL_INCORRETA');
  }
  await deps.limits.afterLogin(tentativa);
}

/**
 * Throws unless the caller gave the present password or signed in within the last 15 minutes. A REST client sends the
 * new password alone, right after its login.
 */
async function conferirQuemTroca(pedido: Pedido, conta: ContaComSenha, senha_atual?: string): Promise<void> {
  if (senha_atual !== undefined) return conferirAtual(pedido, conta, senha_atual);
  const nova = await pedido.em
    .getKysely()
    .selectFrom('sessao')
    .select('id')
    .where('token_hash', '=', pedido.ator.token_hash)
    .where('criada_em', '>', secondsBefore(agora, SESSAO_NOVA))
    .executeTakeFirst();
  if (!nova) throw new BusinessError('SESSAO_ANTIGA');
}

/** Changes the password of the caller's account [senha], and ends its sessions in other browsers. */
export async function trocarSenha(
  pedido: Pedido,
  { nova_senha, senha_atual }: { nova_senha: string; senha_atual?: string | undefined },
): Promise<{ message: string }> {
  const { em, ator } = pedido;
  const conta = await lerConta(em, ator);
  await conferirQuemTroca(pedido, conta, senha_atual);
  const motivo = recusaDaSenhaNova(ator, conta.usuario, nova_senha);
  if (motivo) throw motivo;
  await gravarSenha(em, ator, await senhaPronta(nova_senha));
  await auditar(em, ator, 'senha_trocada', ACCOUNT_TABLES[ator.user_type], ator.id);
  await encerrarOutras(em, ator);
  return { message: SENHA_ALTERADA };
}
