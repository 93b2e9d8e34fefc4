import { CHAVES_MAX, type ChaveCriada, type criarChaveSchema } from '@corre/contract/chaves/contrato.ts';
import type { Database } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type ExpressionBuilder, secondsAfter, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import { novaChave } from './chave.ts';
import { chaveVista } from './listar-chaves.ts';

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
  { nome, ambiente, escopos, validade_dias }: Nova,
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
      expira_em: validade_dias === null ? sql<null>`null` : secondsAfter(agora, validade_dias * DIA_SEGUNDOS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'chave_api_criada', 'comercio', ator.id, { chave_id: id, ambiente, escopos });
  const vista = await chaveVista(em).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...vista, chave, message: 'Chave criada. Copie agora: ela não aparece de novo.' };
}
