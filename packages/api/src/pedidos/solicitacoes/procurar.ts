import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { PROCURA_MAX, PROCURA_RECENTES, type Procurados } from '@corre/contract/solicitacoes/procura-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, sql } from '@corre/db/sql.ts';
import { withoutAccents } from '../../base/without-accents.ts';

/** The maximum of PostgreSQL's `int`, which is the type of ids. */
const ID_MAX = 2_147_483_647;

/** Maximum of words in a search. */
const PALAVRAS_MAX = 6;

/** Returns the typed id, or null if the text is no valid id. */
function idDigitado(termo: string): number | null {
  const id = /^#?\d{1,10}$/.test(termo) ? Number(termo.replace('#', '')) : 0;
  return id > 0 && id <= ID_MAX ? id : null;
}

/**
 * Finds requests of any time by their id (primary key) or the start of their number at a point of sale. The number uses
 * index `solicitacao_do_numero` with a range, because `like` uses it only in a plan for known arguments.
 * It also searches the newest requests, read backwards by the primary key. Each word must occur in address, note,
 * number, shop or courier. Exact matches come first, then the newest.
 */
async function solicitacoesProcuradas(em: Em, termo: string): Promise<Procurados['solicitacoes']> {
  const numero = termo.replace(/^#/, '').toLowerCase();
  const palavras = chaveDoNome(termo).split(' ').slice(0, PALAVRAS_MAX);
  const texto = withoutAccents(
    sql<string>`concat_ws(' ', n.id, n.endereco, n.observacao, n.canal, n.numero_pedido, c.nome, e.nome_completo)`,
  );
  const recentes = sql`
    select n.id, 3 as lugar
      from (select id, comercio_id, entregador_id, endereco, observacao, canal, numero_pedido
              from solicitacao order by id desc limit ${sql.lit(PROCURA_RECENTES)}) n
      join comercio c on c.id = n.comercio_id
      left join entregador e on e.id = n.entregador_id
     where not exists (select 1 from unnest(${palavras}::text[]) palavra where position(palavra in ${texto}) = 0)
     order by n.id desc limit ${sql.lit(PROCURA_MAX.solicitacoes)}`;
  const { rows } = await sql<Procurados['solicitacoes'][number]>`
    with achadas as (
      (select id, 1 as lugar from solicitacao where id = ${idDigitado(termo)}::int)
      union all
      (select id, 2 from solicitacao
        where numero_pedido is not null and lower(numero_pedido) ~>=~ ${numero}::text
          and lower(numero_pedido) ~<~ (${numero}::text || chr(1114111))
        order by lower(numero_pedido) using ~<~ limit ${sql.lit(PROCURA_MAX.solicitacoes)})
      union all
      (${recentes})
    ), primeiras as (
      select id, min(lugar) as lugar from achadas group by id order by lugar, id desc limit ${sql.lit(PROCURA_MAX.solicitacoes)}
    )
    select s.id, c.nome as comercio, s.endereco, s.status, s.canal, s.numero_pedido, e.nome_completo as nome_entregador,
           s.data_solicitacao
      from primeiras p
      join solicitacao s on s.id = p.id
      join comercio c on c.id = s.comercio_id
      left join entregador e on e.id = s.entregador_id
     order by p.lugar, s.id desc`.execute(em.getKysely());
  return rows;
}

/**
 * Active shops whose name contains the text. Names that start with it come first. It reads all shops, a few hundred.
 */
const comerciosProcurados = (em: Em, termo: string): Promise<Procurados['comercios']> => {
  const lugar = sql<number>`position(${chaveDoNome(termo)} in nome_chave)`;
  return em
    .getKysely()
    .selectFrom('comercio')
    .select(['id', 'nome'])
    .where(({ ref }) => ref('ativo'))
    .where(lugar, '>', 0)
    .orderBy(sql`${lugar} <> 1`)
    .orderBy(porNome('nome'))
    .orderBy('id')
    .limit(PROCURA_MAX.comercios)
    .execute();
};

/** Returns the results of support's search beyond the data that the panel has already (ADR 0033). */
export const procurar = async (em: Em, termo: string): Promise<Procurados> => ({
  solicitacoes: await solicitacoesProcuradas(em, termo),
  comercios: await comerciosProcurados(em, termo),
});
