import { MUDANCAS_POR_VEZ } from '@corre/contract/solicitacoes/mudancas-contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { solicitacoesDadas } from './do-comercio.ts';

/** The changes after the cursor, one more than an answer takes, and the last number. Index `mudanca_do_comercio`. */
const lerPagina = compiled((db, given: Given<{ comercio_id: number; desde: number }>) =>
  db.selectNoFrom((eb) => [
    sql<{ id: number; numero: number }[]>`array(
      select jsonb_build_object('id', solicitacao_id, 'numero', numero) from mudanca_da_solicitacao
       where comercio_id = ${given('comercio_id')} and numero > ${given('desde')}::bigint
       order by numero limit ${sql.lit(MUDANCAS_POR_VEZ + 1)})`.as('pagina'),
    eb.fn
      .coalesce(
        eb
          .selectFrom('contador_de_mudancas')
          .select('ultimo')
          .where('comercio_id', '=', given('comercio_id'))
          .$asScalar(),
        sql<number>`0::bigint`,
      )
      .as('ultimo'),
  ]),
);

/**
 * Returns the shop's requests that changed after the cursor, in the order of their last change, each once with its
 * present state [mudancas]. The numbering is committed before the page is read, and writers do not wait for the page.
 * A request that changes meanwhile comes again with a greater number, so nothing is lost.
 * @throws BusinessError 409 for a cursor that this shop never got.
 */
export async function mudancasDoComercio(em: Em, comercio_id: number, desde: number) {
  await em.execute('select numerar_mudancas(?)', [comercio_id]);
  const [{ pagina, ultimo } = { pagina: [], ultimo: 0 }] = await lerPagina(em, { comercio_id, desde });
  if (desde > ultimo) throw new BusinessError('CURSOR_DESCONHECIDO');
  const levadas = pagina.slice(0, MUDANCAS_POR_VEZ);
  const lidas = await solicitacoesDadas(
    em,
    comercio_id,
    levadas.map(({ id }) => id),
  );
  const porId = new Map(lidas.map((solicitacao) => [solicitacao.id, solicitacao]));
  return {
    solicitacoes: levadas.flatMap(({ id }) => porId.get(id) ?? []),
    cursor: String(levadas.at(-1)?.numero ?? desde),
    ha_mais: pagina.length > MUDANCAS_POR_VEZ,
  };
}
