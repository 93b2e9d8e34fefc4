import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Database, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type AliasableExpression, instant, type QueryCreator, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/** The account that took a step. */
export type Autor = Pick<Row<'solicitacao_historico'>, 'ator_tipo' | 'ator_id'>;

/** The fields of a request that an event needs. */
export type Marcada = Pick<Row<'solicitacao'>, 'id' | 'comercio_id' | 'entregador_id'>;

/** A step as expressions of a statement. */
type Passo = { [Name in keyof Autor]: AliasableExpression<Autor[Name]> } & {
  status: AliasableExpression<StatusSolicitacao>;
  quando: AliasableExpression<string>;
  /** when the step was taken according to the phone, if the phone was offline then */
  feita_em?: AliasableExpression<string | null>;
};

const NINGUEM_DISSE = sql<string | null>`null::timestamptz`;

/**
 * Inserts the history row of a step for the requests that the same statement moved (its CTE `movida`). Each step has
 * one row (invariant 5).
 */
export const anotarStatus = (db: QueryCreator<Database & { movida: Marcada }>, passo: Passo) =>
  db
    .insertInto('solicitacao_historico')
    .columns(['solicitacao_id', 'status', 'quando', 'ator_tipo', 'ator_id', 'feita_em'])
    .expression(({ selectFrom }) =>
      selectFrom('movida').select([
        'movida.id',
        passo.status.as('status'),
        passo.quando.as('quando'),
        passo.ator_tipo.as('ator_tipo'),
        passo.ator_id.as('ator_id'),
        (passo.feita_em ?? NINGUEM_DISSE).as('feita_em'),
      ]),
    );

/** Sends an event for each changed request to the shop, the courier and the staff. */
export async function avisarStatus(em: Em, solicitacoes: Marcada[]): Promise<void> {
  for (const { id, comercio_id, entregador_id } of solicitacoes) {
    await avisar(em, {
      tipo: 'solicitacao',
      solicitacao_id: id,
      comercio_id,
      ...(entregador_id === null ? {} : { entregador_id }),
    });
  }
}

/** Inserts the history row of a step, once, and sends the events to the shop, the courier and the staff. */
export async function registrarStatus(
  em: Em,
  solicitacoes: Marcada[],
  status: StatusSolicitacao,
  { ator_tipo, ator_id }: Autor,
  agora: string,
): Promise<void> {
  if (solicitacoes.length === 0) return;
  await em
    .getKysely()
    .insertInto('solicitacao_historico')
    .values(solicitacoes.map(({ id }) => ({ solicitacao_id: id, status, quando: instant(agora), ator_tipo, ator_id })))
    .execute();
  await avisarStatus(em, solicitacoes);
}
