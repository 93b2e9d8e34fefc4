import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS, SENHA_DEMO } from '@corre/demo/people.ts';
import { contas } from '../acesso/conta.queries.ts';
import { verifyPassword } from '../base/password-hash.ts';

/** Returns the logins of the demonstration's accounts of a kind, as `contas` has them. */
export function loginsDaDemonstracao(user_type: UserType): string[] {
  if (user_type === 'comercio') return COMERCIOS.map(({ nome }) => chaveDoNome(nome));
  const pessoas = user_type === 'entregador' ? PESSOAS : FUNCIONARIOS.filter((um) => um.user_type === user_type);
  return pessoas.map(({ usuario }) => usuario.toLowerCase());
}

const LOGINS = USER_TYPES.flatMap(loginsDaDemonstracao);

/** Whether a hash is of the public password. The accounts share one hash, and a hash costs a tenth of a second. */
const conferidos = new Map<string, Promise<boolean>>();
/** More hashes than the demonstration's accounts can have. */
const CONFERIDOS_MAX = 100;

/** Returns whether this is the hash of the demonstration's public password. */
export function temSenhaDaDemonstracao(senha_hash: string): Promise<boolean> {
  if (conferidos.size >= CONFERIDOS_MAX) conferidos.clear();
  const conferido = conferidos.get(senha_hash) ?? verifyPassword(senha_hash, SENHA_DEMO);
  conferidos.set(senha_hash, conferido);
  return conferido;
}

/**
 * Returns whether the database has active accounts with a name and the password of the demonstration. A real account of
 * the same name has another password and does not count.
 */
export async function temContasDaDemonstracao(em: Em): Promise<boolean> {
  const achadas = await contas(em)
    .select('senha_hash')
    .distinct()
    .where('login', 'in', LOGINS)
    .where('ativo', '=', true)
    .execute();
  for (const { senha_hash } of achadas) if (await temSenhaDaDemonstracao(senha_hash)) return true;
  return false;
}
