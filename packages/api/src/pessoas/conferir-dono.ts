import type { Conta } from '../acesso/conta.queries.ts';
import { conferirAtual, lerConta, type PedidoComSenha } from '../acesso/senhas/conferir-senha-atual.ts';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';

/** The fields that the owner of an account changes with the present password only. */
const PEDEM_SENHA: ReadonlySet<string> = new Set(['telefone_pessoal', 'veiculo', 'telefone']);

/** Returns whether somebody edits the own account. */
export const ehDono = (ator: Ator, conta: Conta): boolean => ator.user_type === conta.user_type && ator.id === conta.id;

/**
 * Asks the owner of an account for the present password, if a field changes by which the account is reached
 * [senha-confirma]. Support sends one-time links to the telephone: an open session alone must not change it. Does not
 * ask the administrator, nor for other fields.
 * @throws BusinessError SENHA_ATUAL_AUSENTE, SENHA_ATUAL_INCORRETA, TENTATIVAS_DEMAIS
 */
export async function conferirDono(
  pedido: PedidoComSenha,
  conta: Conta,
  campos: readonly string[],
  senha_atual: string | undefined,
): Promise<void> {
  if (!ehDono(pedido.ator, conta) || !campos.some((campo) => PEDEM_SENHA.has(campo))) return;
  if (!senha_atual) throw new BusinessError('SENHA_ATUAL_AUSENTE');
  await conferirAtual(pedido, await lerConta(pedido.em, pedido.ator), senha_atual, 'cadastro');
}
