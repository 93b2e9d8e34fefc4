import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import type { Fluxo, NovaMensagem } from './fluxo.ts';
import { scheduleFirstOpen } from './schedule-first-open.ts';

/**
 * Appends messages to a stream with the next numbers. The data key seals each exact body, which never changes again.
 * Runs in the caller's transaction and takes the stream's lock.
 */
export async function anexar(
  em: Em,
  vault: Vault,
  { id, integracao_id }: Pick<Fluxo, 'id' | 'integracao_id'>,
  mensagens: readonly NovaMensagem[],
): Promise<void> {
  if (mensagens.length === 0) return;
  const db = em.getKysely();
  const { sequencia } = await db
    .updateTable('fluxo_externo')
    .set((eb) => ({ sequencia: eb('sequencia', '+', mensagens.length) }))
    .where('id', '=', id)
    .returning('sequencia')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mensagem_externa')
    .values(
      mensagens.map(({ tipo, quando, corpo }, index) => ({
        fluxo_id: id,
        integracao_id,
        sequencia: sequencia - mensagens.length + index + 1,
        tipo,
        quando,
        corpo_cifrado: vault.seal(corpo),
      })),
    )
    .execute();
  await scheduleFirstOpen(em, [id]);
}

/**
 * Deletes a stream's future messages that nobody has begun to send, such as the rest of a test order's script. The
 * caller appends other messages instead. The caller holds the stream's lock.
 */
export async function descartarFuturas(em: Em, { id }: Pick<Fluxo, 'id'>): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('mensagem_externa')
    .where('fluxo_id', '=', id)
    .where('envios', '=', 0)
    .where('entregue_em', 'is', null)
    .where('desistido_em', 'is', null)
    .where('quando', '>', sql<string>`agora()`)
    .execute();
}
