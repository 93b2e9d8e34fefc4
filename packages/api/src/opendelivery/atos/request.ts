import type { Acao } from '@corre/contract/auditoria/atos.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Caller } from '../acesso/caller.ts';
import { Problem } from '../formato/problem.ts';
import type { Attempt } from '../pedido/attempt.ts';

/** An attempt that became a solicitação. */
export type Live = Attempt & { solicitacao_id: number };

export const rejected = () => new Problem(422, 'Este pedido foi rejeitado: peça de novo com o mesmo orderId');
export const cancelled = () => new Problem(422, 'Este pedido foi cancelado');
export const notYet = () => new Problem(422, 'Esta entrega ainda não saiu: finalize depois da entrega');
export const nothingToAnswer = () => new Problem(422, 'Não há problema à espera de resposta neste pedido');
export const finished = () => new Problem(422, 'Esta entrega já terminou');

/** Throws 422 for a call that the requester did not announce in the order: its configuration is wrong. */
export function demandAnnounced(announced: boolean, wish: string): void {
  if (!announced) throw new Problem(422, `Esta chamada só vale para pedidos feitos com ${wish}: true`);
}

export const isLive = (attempt: Attempt): attempt is Live => attempt.solicitacao_id !== null;

/** Returns the current status of the request. */
export async function statusOf(em: Em, { solicitacao_id }: Live): Promise<Row<'solicitacao'>['status']> {
  const { status } = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('status')
    .where('id', '=', solicitacao_id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Writes an audit row in the shop's name with the integration's id (ADR 0038). */
export const audit = (em: Em, { id, comercio_id }: Caller, acao: Acao, solicitacao_id: number) =>
  auditar(em, { user_type: 'comercio', id: comercio_id }, acao, 'solicitacao', solicitacao_id, { integracao_id: id });

/**
 * Writes an audit row once for each request and act, however often the call repeats. Uses the index
 * `auditoria_de_um_alvo`.
 */
export async function auditOnce(em: Em, caller: Caller, acao: Acao, solicitacao_id: number): Promise<void> {
  const said = await em
    .getKysely()
    .selectFrom('auditoria')
    .select('id')
    .where('alvo_tipo', '=', 'solicitacao')
    .where('alvo_id', '=', solicitacao_id)
    .where('acao', '=', acao)
    .limit(1)
    .executeTakeFirst();
  if (!said) await audit(em, caller, acao, solicitacao_id);
}

/** Locks the stream until this transaction ends, so that nothing is expanded meanwhile. */
export const holdStream = (em: Em, { fluxo_id }: Pick<Attempt, 'fluxo_id'>) =>
  em.getKysely().selectFrom('fluxo_externo').select('id').where('id', '=', fluxo_id).forNoKeyUpdate().execute();
