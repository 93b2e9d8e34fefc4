import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Lender } from './lender.ts';

/** Names of recipients, used in turn. */
const RECEBEDORES = ['Dona Lúcia', 'Portaria do bloco B', 'Sr. Antônio', 'Camila', 'Recepção'];

/** Adds a code and a recipient to every fourth delivery, if it was paid online. */
export async function countProvas(em: Em, { storedCode }: Pick<Lender, 'storedCode'>): Promise<void> {
  const comCodigo = await rows(
    em,
    sql<{ id: number }>`
      update solicitacao set exige_codigo = true, recebedor = (${RECEBEDORES}::text[])[1 + id % ${RECEBEDORES.length}]
       where status = 'finalizada' and pagamento = 'online' and id % 4 = 0 returning id`,
  );
  if (comCodigo.length === 0) return;
  await em
    .getKysely()
    .insertInto('codigo_entrega')
    .values(comCodigo.map(({ id }) => ({ solicitacao_id: id, hmac: storedCode(id) })))
    .execute();
  await rows(
    em,
    sql`insert into marco (solicitacao_id, tipo, quando, registrado_em, ator_tipo, ator_id)
        select id, 'codigo_ok', data_status, data_status, 'entregador', entregador_id from solicitacao
         where exige_codigo and status = 'finalizada'`,
  );
}
