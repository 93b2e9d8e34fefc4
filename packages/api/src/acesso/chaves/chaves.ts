import {
  CHAVES_MAX,
  type ChaveCriada,
  type ChaveListada,
  type criarChaveSchema,
} from '@corre/contract/chaves/contrato.ts';
import type { Database } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type ExpressionBuilder, secondsAfter, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import { avisarSessoes } from '../sessoes/sessoes.ts';
import { novaChave } from './chave.ts';

/** Selects what lists show of a key. */
const chaveVista = (em: Em) =>
  em
    .getKysely()
    .selectFrom('chave_api')
    .select([
      'id',
      'nome',
      'ambiente',
      'final',
      'escopos',
      'origens',
      'criada_em',
      'expira_em',
      'usada_em',
      'revogada_em',
    ])
    .select(
      sql<ChaveListada['situacao']>`case when revogada_em is not null then 'revogada'
        when expira_em <= ${agora} then 'vencida' else 'ativa' end`.as('situacao'),
    );

/**
 * Returns a shop's keys, newest first. The creation of keys limits their number. Index
 * `chave_api_do_comercio`.
 */
export const listarChaves = (em: Em, comercio_id: number): Promise<ChaveListada[]> =>
  chaveVista(em).where('comercio_id', '=', comercio_id).orderBy('id', 'desc').execute();

const DIA_SEGUNDOS = 86_400;
/** Maximum number of ended keys in a shop's list. */
const MORTAS_MAX = 30;

type Nova = Omit<z.output<typeof criarChaveSchema>, 'comercio_nome'>;

const viva = ({ eb, and, or }: ExpressionBuilder<Database, 'chave_api'>) =>
  and([eb('revogada_em', 'is', null), or([eb('expira_em', 'is', null), eb('expira_em', '>', agora)])]);

/** Deletes the oldest ended keys, so that the list stays short. */
async function esquecerMortas(em: Em, comercio_id: number): Promise<void> {
  const db = em.getKysely();
  const velhas = db
    .selectFrom('chave_api')
    .select('id')
    .where('comercio_id', '=', comercio_id)
    .where((eb) => eb.not(viva(eb)))
    .orderBy('id', 'desc')
    .offset(MORTAS_MAX);
  await db.deleteFrom('chave_api').where('id', 'in', velhas).execute();
}

/** Returns the number of active keys. It locks the shop's row, so that parallel calls count each other's key. */
async function vivasAgora(em: Em, comercio_id: number): Promise<number> {
  const db = em.getKysely();
  await db.selectFrom('comercio').select('id').where('id', '=', comercio_id).forNoKeyUpdate().executeTakeFirst();
  const { vivas } = await db
    .selectFrom('chave_api')
    .select(({ fn }) => fn.countAll<number>().as('vivas'))
    .where('comercio_id', '=', comercio_id)
    .where(viva)
    .executeTakeFirstOrThrow();
  return vivas;
}

/** Creates a key for the caller's shop. No later answer contains the whole key. */
export async function criarChave(
  em: Em,
  ator: Ator,
  { nome, ambiente, escopos, origens, validade_dias }: Nova,
): Promise<ChaveCriada> {
  if ((await vivasAgora(em, ator.id)) >= CHAVES_MAX) throw new BusinessError('CHAVES_DEMAIS');
  await esquecerMortas(em, ator.id);
  const { chave, chave_hash, final } = novaChave(ambiente);
  const { id } = await em
    .getKysely()
    .insertInto('chave_api')
    .values({
      comercio_id: ator.id,
      chave_hash,
      final,
      nome,
      ambiente,
      escopos,
      origens,
      expira_em: validade_dias === null ? sql<null>`null` : secondsAfter(agora, validade_dias * DIA_SEGUNDOS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'chave_api_criada', 'comercio', ator.id, {
    chave_id: id,
    ambiente,
    escopos,
    // The audit outlives the shop's data, so it has no address.
    sites: origens.length,
  });
  const vista = await chaveVista(em).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...vista, chave, message: 'Chave criada. Copie agora: ela não aparece de novo.' };
}

interface Pedido {
  comercio_id: number;
  chave_id: number;
}

/**
 * Revokes a key of this shop at once: requests that begin after the answer are refused. A repeated call changes
 * nothing.
 */
export async function revogarChave(
  em: Em,
  ator: Ator,
  { comercio_id, chave_id }: Pedido,
): Promise<{ message: string }> {
  const db = em.getKysely();
  const { numUpdatedRows } = await db
    .updateTable('chave_api')
    .set({ revogada_em: agora, revogada_por_tipo: ator.user_type })
    .where('id', '=', chave_id)
    .where('comercio_id', '=', comercio_id)
    .where('revogada_em', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0) {
    await auditar(em, ator, 'chave_api_revogada', 'comercio', comercio_id, { chave_id });
    // The live streams of the key end at once (eventos/session-watch.ts).
    await avisarSessoes(em, { entregador_id: null, comercio_id });
  } else {
    const dela = db.selectFrom('chave_api').select('id').where('id', '=', chave_id);
    if (!(await dela.where('comercio_id', '=', comercio_id).executeTakeFirst()))
      throw new BusinessError('CHAVE_NAO_ENCONTRADA');
  }
  return { message: 'Chave revogada' };
}

/** How long an ended key stays in the list, in days. */
const GUARDAR_DIAS = 90;

/**
 * Deletes keys that ended long ago, at most `no_maximo` of each kind. Returns their number. Indexes
 * `chave_api_revogada_antiga`, `chave_api_vencida`.
 */
export async function esquecerChaves(em: Em, no_maximo: number): Promise<number> {
  let apagadas = 0;
  for (const fim of [sql.ref('revogada_em'), sql.ref('expira_em')]) {
    const { numAffectedRows = 0n } = await sql`
      delete from chave_api where id = any (array(
        select id from chave_api where ${fim} < (select agora() - make_interval(days => ${GUARDAR_DIAS}::int))
         order by ${fim} limit ${sql.lit(no_maximo)}))`.execute(em.getKysely());
    apagadas += Number(numAffectedRows);
  }
  return apagadas;
}
