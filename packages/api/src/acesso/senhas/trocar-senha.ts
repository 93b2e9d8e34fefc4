import { SENHA_ALTERADA } from '@corre/contract/senhas/contrato.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';
import { encerrarOutras } from '../sessoes/sessoes.ts';
import { conferirAtual, lerConta, type PedidoComSenha } from './conferir-senha-atual.ts';
import { gravarSenha, recusaDaSenhaNova, senhaPronta } from './gravar-senha.ts';

/** Maximum age of a session that needs no password check, in seconds [senha-atual]. */
const SESSAO_NOVA = 15 * 60;

/**
 * Throws unless the caller gave the present password or signed in within the last 15 minutes. A REST client sends the
 * new password alone, right after its login.
 */
async function conferirQuemTroca(
  pedido: PedidoComSenha,
  conta: Awaited<ReturnType<typeof lerConta>>,
  senha_atual?: string,
): Promise<void> {
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
  pedido: PedidoComSenha,
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
