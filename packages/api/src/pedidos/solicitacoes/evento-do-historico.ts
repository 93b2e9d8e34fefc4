import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { Database, Row } from '@corre/db/database.ts';
import { type Expression, type ExpressionBuilder, jsonBuildObject, sql } from '@corre/db/sql.ts';

/** An event without its time, as the statement returns it. */
export type Dados<Evento = EventoDaSolicitacao> = Evento extends unknown ? Omit<Evento, 'quando'> : never;
type DadosDe<Tipo> = Omit<Extract<EventoDaSolicitacao, { tipo: Tipo }>, 'quando' | 'tipo'>;

/** The request, and the offers of its route with their couriers. */
interface Lidos {
  alvo: Pick<Row<'solicitacao'>, 'id' | 'rota_id'>;
  feita: Row<'oferta'> & { nome_entregador: string };
}
export type Leitura = ExpressionBuilder<Database & Lidos, never>;

/** Greater than any offer's id: events that follow an answer sort after it. */
export const DEPOIS_DAS_OFERTAS = 2_147_483_647;

/**
 * Returns the columns of an event: its data, then its position among events of the same time. The position is the id of
 * its offer, then its order within the offer.
 */
export const evento = <Tipo extends EventoDaSolicitacao['tipo']>(
  tipo: Tipo,
  dados: { [Nome in keyof DadosDe<Tipo>]: Expression<DadosDe<Tipo>[Nome]> },
  vez: Expression<number>,
  ordem: number,
) => [
  jsonBuildObject({ tipo: sql.lit(tipo), ...dados })
    .$castTo<Dados>()
    .as('dados'),
  sql<number>`${vez}`.as('vez'),
  sql.lit(ordem).as('ordem'),
];
