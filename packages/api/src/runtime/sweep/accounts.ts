import { STATUS_ABERTO, USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { ACCOUNT_TABLES, contas as todasAsContas } from '../../acesso/conta.queries.ts';
import type { Pessoa } from '../../acesso/contas/achar-pessoa.ts';
import { anonimizar } from '../../acesso/contas/anonimizar.ts';
import { APAGADO } from '../../acesso/contas/apagado.ts';
import { type NextBatch, olderThan } from './task.ts';

/** The most people of one kind that one batch anonymizes. Each has many rows. */
const PESSOAS_POR_VEZ = 2;

/** The actor of anonymizations after a retention time. */
const RETENCAO = { user_type: 'sistema', id: null };

/** Returns accounts whose retention time after the removal is over. A shop with open requests waits for their end. */
function removidas(em: Em, user_type: UserType, dias: number): Promise<Pessoa[]> {
  return todasAsContas(em)
    .select(['user_type', 'id', 'nome', 'ativo'])
    .where('user_type', '=', user_type)
    .where('ativo', '=', false)
    .where('fim', '<', olderThan(dias))
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

/** Locks the account. Returns false if another process has anonymized it. */
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

/** Anonymizes removed accounts, each in its own transaction. */
export const contas: NextBatch = async ({ em, config, vault }) => {
  let linhas = 0;
  let full = false;
  for (const user_type of USER_TYPES) {
    const pessoas = await removidas(em, user_type, config.GUARDAR_REMOVIDOS_DIAS);
    full ||= pessoas.length === PESSOAS_POR_VEZ;
    for (const pessoa of pessoas) {
      await em.transactional(async (tx) => {
        if (await aindaFalta(tx, pessoa)) await anonimizar(tx, vault, RETENCAO, pessoa);
      });
      linhas += 1;
    }
  }
  return { linhas, full, ate: null };
};

/**
 * Deletes old registrations that were refused or never decided. They have no deliveries, so nothing refers to the row
 * [aprovacao]. Uses the index `entregador_em_aprovacao`.
 */
export const cadastros: NextBatch = async ({ em, config }) => {
  const { LIMPEZA_LOTE: lote, GUARDAR_CADASTROS_DIAS: dias } = config;
  const apagados = await rows(
    em,
    sql<{ id: number }>`
      delete from entregador where aprovacao is not null and id = any (array(
        select id from entregador
         where aprovacao = 'pendente' and data_cadastro < ${olderThan(dias)}
            or aprovacao = 'recusada' and recusada_em < ${olderThan(dias)}
         order by id limit ${sql.lit(lote)}))
      returning id`,
  );
  return { linhas: apagados.length, full: apagados.length >= lote, ate: null };
};
