import type { AvisoDeAcesso } from '@corre/contract/fatores/contrato.ts';
import { AVISOS_DE_ACESSO, type MetodoDeEntrada, type TipoAvisoDeAcesso } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { secondsBefore, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { COLUNAS, type Conta, idsDe } from '../conta.queries.ts';
import { avisarSessoes } from '../sessoes/sessoes.ts';

/** How long a notice is kept, in seconds. No session is told of an older one. */
const GUARDAR_SEGUNDOS = 90 * 86_400;

interface Novo {
  tipo: TipoAvisoDeAcesso;
  aparelho: string;
  metodo?: MetodoDeEntrada;
  /** the session that did it, which is not told */
  token_hash?: Buffer;
}

/** Tells the account's other open sessions what happened to its access [aviso-de-acesso]. Does nothing without one. */
export async function avisarAcesso(em: Em, conta: Conta, { token_hash, ...novo }: Novo): Promise<void> {
  const db = em.getKysely();
  const outra = await db
    .selectFrom('sessao')
    .select('id')
    .where(COLUNAS[conta.user_type], '=', conta.id)
    .$if(token_hash !== undefined, (q) => q.where('token_hash', '<>', token_hash ?? Buffer.alloc(0)))
    .limit(1)
    .executeTakeFirst();
  if (!outra) return;
  await db
    .insertInto('aviso_de_acesso')
    .values({
      ...novo,
      ...idsDe(conta),
      sessao_id: token_hash ? db.selectFrom('sessao').select('id').where('token_hash', '=', token_hash) : null,
    })
    .execute();
  await avisarSessoes(em, idsDe(conta));
}

/**
 * Returns what this session was not told yet, oldest first. A process of the next release may write a type that this
 * one does not know: such a notice is left out until a process that knows it is asked. Index `aviso_de_acesso_do_*`.
 */
export const avisosDe = (em: Em, { user_type, id, token_hash }: Ator): Promise<AvisoDeAcesso[]> =>
  em
    .getKysely()
    .selectFrom('aviso_de_acesso as a')
    .innerJoin('sessao as s', (join) => join.on('s.token_hash', '=', token_hash))
    .select(['a.id', 'a.tipo', 'a.aparelho', 'a.metodo', 'a.quando'])
    .where(`a.${COLUNAS[user_type]}`, '=', id)
    .whereRef('a.id', '>', 's.aviso_visto')
    .where('a.tipo', 'in', AVISOS_DE_ACESSO)
    .where((eb) => eb.or([eb('a.sessao_id', 'is', null), eb('a.sessao_id', '<>', eb.ref('s.id'))]))
    .orderBy('a.id')
    .limit(20)
    .execute();

/** Notes that the person saw all notices up to this one, in this session. */
export async function darCiencia(em: Em, { token_hash }: Ator, aviso_id: number): Promise<{ message: string }> {
  await em
    .getKysely()
    .updateTable('sessao')
    .set({ aviso_visto: sql<number>`greatest(aviso_visto, ${aviso_id})` })
    .where('token_hash', '=', token_hash)
    .execute();
  return { message: 'Aviso lido' };
}

/** Deletes notices after 90 days, at most `no_maximo`. Returns their number. Index `aviso_de_acesso_antigo`. */
export async function limparAvisos(em: Em, no_maximo: number): Promise<number> {
  const db = em.getKysely();
  const velhos = db
    .selectFrom('aviso_de_acesso')
    .select('id')
    .where('quando', '<', secondsBefore(sql`(select agora())`, GUARDAR_SEGUNDOS))
    .orderBy('quando')
    .limit(no_maximo);
  const { numDeletedRows } = await db.deleteFrom('aviso_de_acesso').where('id', 'in', velhos).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
