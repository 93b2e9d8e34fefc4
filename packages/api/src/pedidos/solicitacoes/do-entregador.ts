import { liquido } from '@corre/contract/cents.ts';
import type { ParteDaLista, SolicitacaoDoEntregador } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Page } from '../../base/page.ts';
import { type Listada, listadas } from './listada.queries.ts';
import { type DaLista, DO_ENTREGADOR, idsDaParte, umaParte } from './parte-da-lista.ts';

/** The statuses of a courier's list, in its order. */
const NA_LISTA_DO_ENTREGADOR = [...STATUS_EM_ANDAMENTO.toReversed(), 'finalizada'];

/** The recipient's column while the courier carries the parcel, then null [destinatario]. */
const soEmAndamento = <Coluna extends 'destinatario_nome' | 'destinatario_telefone'>(coluna: Coluna) =>
  sql<string | null>`case when s.status in (${sql.join(STATUS_EM_ANDAMENTO.map((status) => sql.lit(status)))})
    then s.${sql.ref(coluna)} end`.as(coluna);

const listaDoEntregador = compiled((db, given: Given<DaLista>) =>
  listadas(db)
    .where('s.id', 'in', idsDaParte(db, DO_ENTREGADOR, given))
    .select(soEmAndamento('destinatario_nome'))
    .select(soEmAndamento('destinatario_telefone'))
    .select((eb) =>
      eb
        .selectFrom('solicitacao as q')
        .select(({ fn }) => fn.sum<number>('q.valor_estimado').as('total'))
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
 * step the request that has been in it the longest comes first.
 */
export async function solicitacoesDoEntregador(
  em: Em,
  entregador_id: number,
  parte: ParteDaLista = {},
  page?: Page,
): Promise<Listada<SolicitacaoDoEntregador>[]> {
  const ate = parte.encerradas_antes_de ?? null;
  const linhas = await listaDoEntregador(em, { dono_id: entregador_id, encerradas_antes_de: ate });
  return umaParte(linhas, page).map((linha) => ({ ...linha, liquido_rota: liquido(linha.valor_rota) }));
}
