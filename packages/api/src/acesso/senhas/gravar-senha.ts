import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import { Funcionario } from '@corre/db/funcionarios/funcionario.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { type Conta, idsDe } from '../conta.queries.ts';
import { encerrarDesafios } from '../fatores/desafios.ts';
import { trocarLinks } from '../links-abertos.queries.ts';
import { avisarSessoes } from '../sessoes/sessoes.ts';
import { recusaDeSenha } from './regras.ts';

/** Also with capitals or surrounding blanks, because these are the next guesses after the preset password. */
const ehAInicial = (senha: string): boolean => senha.trim().toLowerCase() === SENHA_INICIAL_COMERCIO.toLowerCase();

/** Returns why this account may not have this password, or null [senha]. `usuario` is its name at the login. */
export function recusaDaSenhaNova(
  { user_type }: Pick<Conta, 'user_type'>,
  usuario: string,
  nova_senha: string,
): BusinessError | null {
  if (user_type === 'comercio') return ehAInicial(nova_senha) ? new BusinessError('SENHA_E_A_INICIAL') : null;
  const frase = user_type === 'entregador' ? null : recusaDeSenha(nova_senha, usuario);
  return frase === null ? null : new BusinessError('SENHA_FRACA', { frase });
}

/** A password that is ready to be stored. */
interface SenhaPronta {
  senha_hash: string;
  /** it is the preset password of shops, which the shop must change next */
  inicial: boolean;
}

/** Hashes a password, which takes a while: better before a transaction than in one. */
export const senhaPronta = async (senha: string): Promise<SenhaPronta> => ({
  senha_hash: await hashPassword(senha),
  inicial: senha === SENHA_INICIAL_COMERCIO,
});

/**
 * Sets the password of an account, without a permission check. A shop with the preset password must change it next.
 * Begun logins and the open one-time link of the account end.
 */
export async function gravarSenha(
  em: Em,
  { user_type, id }: Conta,
  { senha_hash, inicial }: SenhaPronta,
): Promise<void> {
  if (user_type === 'entregador') {
    await em.nativeUpdate(Entregador, { id }, { senha_hash });
  } else if (user_type === 'comercio') {
    await em.nativeUpdate(Comercio, { id }, { senha_hash, senha_inicial: inicial });
  } else {
    await em.nativeUpdate(Funcionario, { id }, { senha_hash });
  }
  await encerrarDesafios(em, { user_type, id });
  await trocarLinks(em, { user_type, id });
  // Also for sessions that go on: a shop's caller may no longer have the preset password.
  await avisarSessoes(em, idsDe({ user_type, id }));
}
