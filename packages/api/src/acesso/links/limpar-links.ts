import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';

/** How long an ended link is kept, in seconds, so that its page can say why it does not work. */
const GUARDAR_SEGUNDOS = 30 * 86_400;

/** Deletes links a month after their end, at most `no_maximo`. Returns their number. Index `link_de_acesso_antigo`. */
export async function limparLinks(em: Em, no_maximo: number): Promise<number> {
  const db = em.getKysely();
  const velhos = db
    .selectFrom('link_de_acesso')
    .select('id')
    .where('expira_em', '<', db.selectNoFrom(secondsBefore(agora, GUARDAR_SEGUNDOS).as('antes')))
    // Without it the owner of an installation that nobody has entered would get no further link.
    .where((eb) =>
      eb.not(eb.and([eb('primeiro', '=', true), eb('usado_em', 'is', null), eb('trocado_em', 'is', null)])),
    )
    .orderBy('expira_em')
    .limit(no_maximo);
  const { numDeletedRows } = await db.deleteFrom('link_de_acesso').where('id', 'in', velhos).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
