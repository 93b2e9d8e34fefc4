import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import { Funcionario } from '@corre/db/funcionarios/funcionario.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { type Conta, idsDe } from '../conta.queries.ts';
import { avisarSessoes } from '../sessoes/sessoes.ts';

/** Sets the password of an account, without a permission check. A shop with the preset password must change it next. */
export async function gravarSenha(em: Em, { user_type, id }: Conta, senha: string): Promise<void> {
  const senha_hash = await hashPassword(senha);
  if (user_type === 'entregador') {
    await em.nativeUpdate(Entregador, { id }, { senha_hash });
  } else if (user_type === 'comercio') {
    await em.nativeUpdate(Comercio, { id }, { senha_hash, senha_inicial: senha === SENHA_INICIAL_COMERCIO });
  } else {
    await em.nativeUpdate(Funcionario, { id }, { senha_hash });
  }
  // Also for sessions that go on: a shop's caller may no longer have the preset password.
  await avisarSessoes(em, idsDe({ user_type, id }));
}
