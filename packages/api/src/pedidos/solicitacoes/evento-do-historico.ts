import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { Database, Row } from '@corre/db/database.ts';
import { type Expression, type ExpressionBuilder, jsonBuildObject, sql } from '@corre/db/sql.ts';

/** An event without its instant, as the statement makes it. */
export type Dados<Evento = EventoDaSolicitacao> = Evento extends unknown ? Omit<Evento, 'quando'> : never;
type DadosDe<Tipo> = Omit<Extract<EventoDaSolicitacao, { tipo: Tipo }>, 'quando' | 'tipo'>;

/** The request in question, and the offers of its route with whom they were made to. */
interface Lidos {
  alvo: Pick<Row<'solicitacao'>, 'id' | 'rota_id'>;
  feita: Row<'oferta'> & { nome_entregador: string };
}
export type Leitura = ExpressionBuilder<Database & Lidos, never>;

/** Later than any offer: what follows from an answer stands after it. */
export const DEPOIS_DAS_OFERTAS = 2_147_483_647;

/**
 * The data of an event of one type, then where it stands among those of the same instant: by the offer that it belongs to,
 * and by its step.
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
