import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { idsDe } from '../conta.queries.ts';
import { avisarSessoes } from '../sessoes/sessoes.ts';

/** Notes in the session that its second factor was given now, by the database's clock [segundo-fator]. */
export async function fatorDado(em: Em, ator: Ator): Promise<void> {
  await em
    .getKysely()
    .updateTable('sessao')
    .set({ fator_em: agora })
    .where('token_hash', '=', ator.token_hash)
    .execute();
  // Processes remember whether a session has its factor.
  await avisarSessoes(em, idsDe(ator));
}
