import { liquido } from '@corre/contract/cents.ts';
import type { MinhasSolicitacoes, SolicitacaoDoEntregador } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Page } from '../../base/page.ts';
import { taxaDaSemanaCorrente } from '../../despacho/kernel/solicitacao.queries.ts';
import { type Listada, listadas } from './listada.queries.ts';
import { type DaLista, DO_ENTREGADOR, idsDaParte, umaParte } from './parte-da-lista.ts';

/** The statuses of a courier's list, in its order. */
const NA_LISTA_DO_ENTREGADOR = [...STATUS_EM_ANDAMENTO.toReversed(), 'cancelada', 'finalizada'];

/** The recipient's column while the courier carries the parcel, then null [destinatario]. */
const soEmAndamento = <Coluna extends 'destinatario_nome' | 'destinatario_telefone'>(coluna: Coluna) =>
  sql<string | null>`case when s.status in (${sql.join(STATUS_EM_ANDAMENTO.map((status) => sql.lit(status)))})
    then s.${sql.ref(coluna)} end`.as(coluna);

interface DaListaDoEntregador extends DaLista {
  em_maos: boolean;
}

/** The requests of a part of the list, and those that were cancelled in hand if they are asked for. */
const idsDoEntregador = (db: Queries, given: Given<DaListaDoEntregador>) =>
  idsDaParte(db, DO_ENTREGADOR, given).unionAll(
    db
      .selectFrom('volta_a_loja as v')
      .select('v.solicitacao_id as id')
      .where('v.entregador_id', '=', given('dono_id'))
      .where(sql<boolean>`${given('em_maos')}::boolean`),
  );

const listaDoEntregador = compiled((db, given: Given<DaListaDoEntregador>) =>
  listadas(db)
    .where('s.id', 'in', idsDoEntregador(db, given))
    .select(soEmAndamento('destinatario_nome'))
    .select(soEmAndamento('destinatario_telefone'))
    .select(
      sql<number>`case when s.status in ('finalizada', 'cancelada') then taxa_da_semana(semana_de(s.data_status)) else ${taxaDaSemanaCorrente} end`.as(
        'taxa_percentual',
      ),
    )
    .select((eb) =>
      eb
        .selectFrom('solicitacao as q')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('q.valor_estimado'), lit(0)).as('total'))
        .whereRef('q.rota_id', '=', 's.rota_id')
        .whereRef('q.entregador_id', '=', 's.entregador_id')
        .where('q.status', '<>', 'cancelada')
        .$asScalar()
        .$notNull()
        .as('valor_rota'),
    )
    .orderBy(({ ref }) => sql`array_position(${NA_LISTA_DO_ENTREGADOR}::text[], ${ref('s.status')})`)
    .orderBy((eb) => eb.case().when('s.status', '<>', 'finalizada').then(eb.ref('s.data_status')).end())
    .orderBy((eb) => eb.case().when('s.status', '<>', 'finalizada').then(eb.ref('s.id')).end())
    .orderBy('s.id', 'desc'),
);

/**
 * Returns a courier's open requests, the furthest step first, then the last finished ones [minhas-entregas]. Within a
 * step the request that has been in it the longest comes first. What was cancelled in hand follows the open ones.
 */
export async function solicitacoesDoEntregador(
  em: Em,
  entregador_id: number,
  { encerradas_antes_de, incluir }: MinhasSolicitacoes = {},
  page?: Page,
): Promise<Listada<SolicitacaoDoEntregador>[]> {
  const ate = encerradas_antes_de ?? null;
  const em_maos = incluir === 'canceladas_em_maos' && ate === null;
  const linhas = await listaDoEntregador(em, { dono_id: entregador_id, encerradas_antes_de: ate, em_maos });
  return umaParte(linhas, page, DO_ENTREGADOR).map(({ taxa_percentual, ...linha }) => ({
    ...linha,
    liquido_rota: liquido(linha.valor_rota, taxa_percentual),
  }));
}
