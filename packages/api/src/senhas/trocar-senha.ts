import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../auditoria/auditar.ts';
import { cifrarSenha } from '../sessao/senha.ts';
import { encerrarOutras } from '../sessao/sessoes.ts';
import { SENHA_INICIAL_COMERCIO } from '../shared/constantes.ts';
import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';
import type { Ator } from '../trpc/ator.ts';
import { SENHA_ALTERADA } from './contrato.ts';
import { recusaDeSenha } from './regras.ts';

/** Gives the caller's own account a new password and ends its sessions in other browsers. */
export async function trocarSenha(em: Em, ator: Ator, nova_senha: string): Promise<{ message: string }> {
  if (ator.user_type === 'comercio') await trocarDoComercio(em, ator.id, nova_senha);
  else await trocarDoFuncionario(em, ator, nova_senha);
  await encerrarOutras(em, ator);
  return { message: SENHA_ALTERADA };
}

async function trocarDoComercio(em: Em, id: number, nova_senha: string): Promise<void> {
  const senha_hash = await cifrarSenha(nova_senha);
  await rows(
    em,
    sql`update comercio set senha_hash = ${senha_hash}, senha_inicial = ${nova_senha === SENHA_INICIAL_COMERCIO}
         where id = ${id}`,
  );
}

async function trocarDoFuncionario(em: Em, ator: Ator, nova_senha: string): Promise<void> {
  const { usuario } = await onlyRow(
    em,
    sql<{ usuario: string }>`select usuario from funcionario where id = ${ator.id} and user_type = ${ator.user_type}`,
  );
  const recusa = recusaDeSenha(nova_senha, usuario);
  if (recusa) throw new ErroDeNegocio('BAD_REQUEST', recusa);
  const senha_hash = await cifrarSenha(nova_senha);
  await rows(em, sql`update funcionario set senha_hash = ${senha_hash} where id = ${ator.id}`);
  await auditar(em, ator, 'senha_trocada', 'funcionario', ator.id);
}
