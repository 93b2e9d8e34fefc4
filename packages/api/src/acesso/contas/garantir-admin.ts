import { Funcionario } from '@corre/db/funcionarios/funcionario.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { makePassword } from './read-password.ts';

/**
 * Creates the account `admin` if there is no administrator, with `ADMIN_PASSWORD` or a generated password.
 * Returns the generated password, which is printed once and not stored. Returns null in every other case.
 */
export async function garantirAdmin(em: Em, config: Pick<Config, 'ADMIN_PASSWORD'>): Promise<string | null> {
  const admins = await em.count(Funcionario, { user_type: 'admin' });
  if (admins > 0) return null;
  const senha = config.ADMIN_PASSWORD ?? makePassword();
  const criado = await em
    .getKysely()
    .insertInto('funcionario')
    .values({ user_type: 'admin', usuario: 'admin', nome: 'Administrador', senha_hash: await hashPassword(senha) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return criado && !config.ADMIN_PASSWORD ? senha : null;
}
