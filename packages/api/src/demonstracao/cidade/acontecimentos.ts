import type { AcontecimentoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import {
  ACONTECIMENTOS_DA_CIDADE,
  ACONTECIMENTOS_MAX,
  type TipoDeAcontecimento,
} from '@corre/contract/demonstracao/cidade-regras.ts';
import type { MotivoProblema, MotivoRecusa } from '@corre/contract/vocabulario.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** What just happened, happened to one of so many newest requests. */
const OLHADAS = 60;

const tipo = (nome: TipoDeAcontecimento) => sql.lit(nome).$castTo<TipoDeAcontecimento>().as('tipo');
const semProblema = sql<MotivoProblema | null>`null`.as('motivo_problema');
const semRecusa = sql<MotivoRecusa | null>`null`.as('motivo_recusa');

/** The newest requests with what may have happened to them. Primary key. */
const pedidos = (db: Queries) =>
  db
    .selectFrom('solicitacao')
    .select([
      'id',
      'rota_id',
      'ordem',
      'comercio_id',
      'entregador_id',
      'endereco',
      'status',
      'data_solicitacao',
      'data_status',
    ])
    .orderBy('id', 'desc')
    .limit(OLHADAS);

/**
 * Returns the six newest events of the town, the newest first. Indexes `oferta_por_rota`, `problema_da_solicitacao`.
 */
export async function acontecimentosDaCidade(em: Em): Promise<AcontecimentoDaCidade[]> {
  const db = em.getKysely();
  const daOferta = (nome: TipoDeAcontecimento, quando: 'enviada_em' | 'respondida_em') =>
    db
      .selectFrom(pedidos(db).as('s'))
      .innerJoin('oferta as o', 'o.rota_id', 's.rota_id')
      // One line for a route, however many stops it has.
      .where('s.ordem', '=', 1)
      .select(['s.id', 's.comercio_id', 's.endereco', 'o.entregador_id'])
      .select(({ ref }) => [ref(`o.${quando}`).$notNull().as('em'), tipo(nome), semProblema, 'o.motivo_recusa']);
  const tudo = db
    .selectFrom(pedidos(db).as('s'))
    .select(['s.id', 's.comercio_id', 's.endereco', sql<number | null>`null::int`.as('entregador_id')])
    .select(['s.data_solicitacao as em', tipo('pedido'), semProblema, semRecusa])
    .unionAll(
      db
        .selectFrom(pedidos(db).as('s'))
        .where('s.status', '=', 'finalizada')
        .select(['s.id', 's.comercio_id', 's.endereco', 's.entregador_id', 's.data_status as em'])
        .select([tipo('fim'), semProblema, semRecusa]),
    )
    .unionAll(daOferta('oferta', 'enviada_em'))
    .unionAll(daOferta('aceite', 'respondida_em').where('o.resultado', '=', 'aceita'))
    .unionAll(daOferta('recusa', 'respondida_em').where('o.resultado', '=', 'recusada'))
    .unionAll(
      db
        .selectFrom(pedidos(db).as('s'))
        .innerJoin('problema as p', 'p.solicitacao_id', 's.id')
        .select(['s.id', 's.comercio_id', 's.endereco', 'p.entregador_id', 'p.aberto_em as em'])
        .select([tipo('problema'), 'p.motivo as motivo_problema', semRecusa]),
    );
  return (
    db
      .selectFrom(tudo.as('t'))
      .innerJoin('comercio as c', 'c.id', 't.comercio_id')
      .leftJoin('entregador as e', 'e.id', 't.entregador_id')
      .select(['t.em', 't.tipo', 't.id as solicitacao_id', 'c.nome as comercio', 't.endereco'])
      .select(['e.nome_completo as entregador', 't.motivo_problema', 't.motivo_recusa'])
      .orderBy('t.em', 'desc')
      // An offer stands above its request, though one transaction makes both.
      .orderBy(sql`array_position(${[...ACONTECIMENTOS_DA_CIDADE]}::text[], t.tipo)`, 'desc')
      .orderBy('t.id', 'desc')
      .limit(ACONTECIMENTOS_MAX)
      .execute()
  );
}
