import { STATUS_ABERTO, USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { ACCOUNT_TABLES, contas } from '../acesso/conta.queries.ts';
import type { Pessoa } from '../acesso/contas/achar-pessoa.ts';
import { APAGADO, anonimizar } from '../acesso/contas/anonimizar.ts';
import type { Config } from '../base/config.ts';
import type { Vault } from '../base/vault.ts';
import { antesDe, vencidos } from './retention.queries.ts';

/** People of one kind that one run anonymises, at most. */
const PESSOAS_POR_VEZ = 20;

/** Who acts when a time is over. */
const RETENCAO = { user_type: 'sistema', id: null };

/** Accounts that left so long ago that not even their payouts ask for a name; a shop's last parcels are delivered first. */
function removidas(em: Em, user_type: UserType, dias: number): Promise<Pessoa[]> {
  return contas(em)
    .select(['user_type', 'id', 'nome', 'ativo'])
    .where('user_type', '=', user_type)
    .where('ativo', '=', false)
    .where('fim', '<', antesDe(dias))
    .where('senha_hash', '<>', APAGADO)
    .$if(user_type === 'comercio', (q) =>
      q.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('solicitacao as s')
              .select('s.id')
              .whereRef('s.comercio_id', '=', 'conta.id')
              .where('s.status', 'in', STATUS_ABERTO),
          ),
        ),
      ),
    )
    .orderBy('id')
    .limit(PESSOAS_POR_VEZ)
    .execute();
}

/** Locks the account; false when another process was quicker. */
async function aindaFalta(em: Em, { user_type, id }: Pessoa): Promise<boolean> {
  const conta = await em
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select('id')
    .where('id', '=', id)
    .where('senha_hash', '<>', APAGADO)
    .forUpdate()
    .executeTakeFirst();
  return conta !== undefined;
}

/**
 * Erases what names a person once its time is over (docs/privacy.md says each time and why). Bounded per run, each statement
 * a transaction of its own, safe in several processes at once: what one has erased the other does not find.
 * @throws after all the others were tried, when some statement failed.
 */
export async function retain({ orm, config, vault }: { orm: Orm; config: Config; vault: Vault }): Promise<void> {
  const em = orm.em.fork();
  // one kind that fails must not keep the others for ever
  const falhas: unknown[] = [];
  for (const statement of vencidos(em.getKysely(), config))
    await statement.execute().catch((error: unknown) => falhas.push(error));
  for (const user_type of USER_TYPES) {
    for (const pessoa of await removidas(em, user_type, config.GUARDAR_REMOVIDOS_DIAS)) {
      await em.transactional(async (tx) => {
        if (await aindaFalta(tx, pessoa)) await anonimizar(tx, vault, RETENCAO, pessoa);
      });
    }
  }
  if (falhas.length > 0) throw new AggregateError(falhas, 'some retention times could not be kept');
}
