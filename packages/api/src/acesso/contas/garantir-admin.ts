import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { cifrarSenha } from '../../base/password-hash.ts';
import { gerarSenha } from './make-password.ts';

/**
 * Creates the account `admin` where there is no administrator yet, with `ADMIN_PASSWORD` or a generated password.
 * Returns the generated one, which is printed once and kept nowhere; null when there was nothing to say.
 */
export async function garantirAdmin(em: Em, config: Pick<Config, 'ADMIN_PASSWORD'>): Promise<string | null> {
  const existe = await row(em, sql`select 1 from funcionario where user_type = 'admin'`);
  if (existe) return null;
  const senha = config.ADMIN_PASSWORD ?? gerarSenha();
  const criado = await row(
    em,
    sql`insert into funcionario (user_type, usuario, nome, senha_hash)
        values ('admin', 'admin', 'Administrador', ${await cifrarSenha(senha)})
        on conflict do nothing returning id`,
  );
  return criado && !config.ADMIN_PASSWORD ? senha : null;
}
