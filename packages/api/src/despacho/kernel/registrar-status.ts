import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Who took a step. */
export type Autor = Pick<Row<'solicitacao_historico'>, 'ator_tipo' | 'ator_id'>;

/** A request as an event needs it. */
export type Marcada = Pick<Row<'solicitacao'>, 'id' | 'comercio_id' | 'entregador_id'>;

/** Keeps the time of a step, once (invariant 5), and tells both parties and the staff. */
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
    .values(solicitacoes.map(({ id }) => ({ solicitacao_id: id, status, quando: agora, ator_tipo, ator_id })))
    .execute();
  await avisarStatus(em, solicitacoes);
}

/** Tells both parties and the staff that these requests are no longer what they were. */
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
