import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { criarLinkDeAcesso } from '../links/criar-link.ts';
import { senhaDeNinguem } from '../senhas/senha-de-ninguem.ts';
import { OPERADOR } from './contas.ts';

/** How long the link of the first administrator works, in minutes: a day. */
const PRIMEIRO_LINK_MINUTOS = 24 * 60;

/** Returns the only administrator whose first link ended unused. */
const semPrimeiraSenha = (em: Em) =>
  em
    .getKysely()
    .selectFrom('link_de_acesso as l')
    .innerJoin('funcionario as f', 'f.id', 'l.funcionario_id')
    .select('f.id')
    .where('f.user_type', '=', 'admin')
    .where('l.criado_por', 'is', null)
    .where('l.usado_em', 'is', null)
    .where('l.trocado_em', 'is', null)
    .where('l.expira_em', '<=', agora)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('funcionario as outra')
            .select('outra.id')
            .whereRef('outra.id', '<>', 'f.id')
            .where('outra.user_type', '=', 'admin'),
        ),
      ),
    )
    .executeTakeFirst();

async function inserirAdmin(em: Em, senha_hash: string): Promise<{ id: number } | undefined> {
  return em
    .getKysely()
    .insertInto('funcionario')
    .values({ user_type: 'admin', usuario: 'admin', nome: 'Administrador', senha_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/**
 * Creates the account `admin` if there is no administrator. With `ADMIN_PASSWORD` it has that password. Otherwise
 * nobody knows its password, and it begins with a one-time link, which a start makes anew when it ended unused. Returns
 * the link's secret, which is not stored. Returns null in every other case.
 */
export async function garantirAdmin(em: Em, config: Pick<Config, 'ADMIN_PASSWORD'>): Promise<string | null> {
  const algum = await em
    .getKysely()
    .selectFrom('funcionario')
    .select('id')
    .where('user_type', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  if (!algum && config.ADMIN_PASSWORD) {
    await inserirAdmin(em, await hashPassword(config.ADMIN_PASSWORD));
    return null;
  }
  const sem_senha = algum ? await semPrimeiraSenha(em) : await inserirAdmin(em, await senhaDeNinguem());
  if (!sem_senha) return null;
  const conta = { user_type: 'admin', id: sem_senha.id } as const;
  return (await criarLinkDeAcesso(em, conta, { ator: OPERADOR, minutos: PRIMEIRO_LINK_MINUTOS })).segredo;
}
