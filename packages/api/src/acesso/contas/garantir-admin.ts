import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../../base/config.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { criarLinkDeAcesso } from '../links/criar-link.ts';
import { senhaDeNinguem } from '../senhas/senha-de-ninguem.ts';
import { OPERADOR } from './contas.ts';

/** How the link of the first administrator is made: it works for a day, in minutes. */
const PRIMEIRO = { ator: OPERADOR, minutos: 24 * 60, primeiro: true };

/**
 * Creates the account `admin` if there is no administrator. With `ADMIN_PASSWORD` it has that password. Otherwise
 * nobody knows its password, and it begins with a one-time link, whose secret `entregarPrimeiroLink` gives.
 */
export async function garantirAdmin(em: Em, config: Pick<Config, 'ADMIN_PASSWORD'>): Promise<void> {
  const db = em.getKysely();
  const algum = await db.selectFrom('funcionario').select('id').where('user_type', '=', 'admin').limit(1).execute();
  if (algum.length > 0) return;
  const senha_hash = config.ADMIN_PASSWORD ? await hashPassword(config.ADMIN_PASSWORD) : await senhaDeNinguem();
  const criado = await db
    .insertInto('funcionario')
    .values({ user_type: 'admin', usuario: 'admin', nome: 'Administrador', senha_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (criado && !config.ADMIN_PASSWORD) await criarLinkDeAcesso(em, { user_type: 'admin', ...criado }, PRIMEIRO);
}

/**
 * Makes the first administrator's link anew and hands its secret over, while nobody has used it and nothing else has
 * set the account's password. Each start does so, because no start can know whether an earlier one was read. What fails
 * in `entregar` leaves the former link. An advisory lock lets the processes hand over one after the other.
 */
export async function entregarPrimeiroLink(em: Em, entregar: (segredo: string) => void): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(hashtext('corre.primeiro-inicio'))`);
    const espera = await tx
      .getKysely()
      .selectFrom('link_de_acesso')
      .select('funcionario_id as id')
      .where('primeiro', '=', true)
      .where('usado_em', 'is', null)
      .where('trocado_em', 'is', null)
      .where('funcionario_id', 'is not', null)
      .$narrowType<{ id: number }>()
      .executeTakeFirst();
    if (!espera) return;
    const { segredo } = await criarLinkDeAcesso(tx, { user_type: 'admin', ...espera }, PRIMEIRO);
    entregar(segredo);
  });
}
