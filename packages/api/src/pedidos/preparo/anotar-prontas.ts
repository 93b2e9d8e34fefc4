import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { anotarMarco } from '../marcos/anotar-marco.ts';

/** Stores the milestone of those stops of a new route that were ready at the request. */
export async function anotarProntas(em: Em, { rota_id, comercio_id }: { rota_id: number; comercio_id: number }) {
  const prontas = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('rota_id', '=', rota_id)
    .where('pronto_em', '<=', agora)
    .orderBy('ordem')
    .execute();
  for (const { id } of prontas) {
    await anotarMarco(em, { solicitacao_id: id, tipo: 'pronto', ator_tipo: 'comercio', ator_id: comercio_id });
  }
}
