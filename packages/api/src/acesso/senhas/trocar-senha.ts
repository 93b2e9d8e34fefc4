import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { SENHA_ALTERADA } from '@corre/contract/senhas/contrato.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';
import { encerrarOutras } from '../sessoes/sessoes.ts';
import { conferirQuemTroca, lerConta, type Pedido } from './conferir-quem-troca.ts';
import { gravarSenha } from './gravar-senha.ts';
import { recusaDeSenha } from './regras.ts';

/** Also with capitals or surrounding blanks, because these are the next guesses after the preset password. */
const ehAInicial = (senha: string): boolean => senha.trim().toLowerCase() === SENHA_INICIAL_COMERCIO.toLowerCase();

/** Returns why this account may not have this password, or null. */
function recusa({ user_type }: Ator, usuario: string, nova_senha: string): BusinessError | null {
  if (user_type === 'comercio') return ehAInicial(nova_senha) ? new BusinessError('SENHA_E_A_INICIAL') : null;
  const frase = user_type === 'entregador' ? null : recusaDeSenha(nova_senha, usuario);
  return frase === null ? null : new BusinessError('SENHA_FRACA', { frase });
}

/** Changes the password of the caller's account [senha], and ends its sessions in other browsers. */
export async function trocarSenha(
  pedido: Pedido,
  { nova_senha, senha_atual }: { nova_senha: string; senha_atual?: string | undefined },
): Promise<{ message: string }> {
  const { em, ator } = pedido;
  const conta = await lerConta(em, ator);
  await conferirQuemTroca(pedido, conta, senha_atual);
  const motivo = recusa(ator, conta.usuario, nova_senha);
  if (motivo) throw motivo;
  await gravarSenha(em, ator, nova_senha);
  await auditar(em, ator, 'senha_trocada', ACCOUNT_TABLES[ator.user_type], ator.id);
  await encerrarOutras(em, ator);
  return { message: SENHA_ALTERADA };
}
