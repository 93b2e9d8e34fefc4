import { type AcaoProblema, STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import { responderProblema } from '../../pedidos/problemas/responder.ts';
import { type HandleProblem, handleProblemSchema } from '../formato/acts.ts';
import { read } from '../formato/read.ts';
import type { ProblemAction } from '../formato/vocabulary.ts';
import { attemptOf } from '../pedido/attempt.ts';
import type { Call } from './call.ts';
import { audit, cancelled, isLive, type Live, nothingToAnswer, rejected, statusOf } from './request.ts';
import { answerTest } from './test-acts.ts';

const ANSWER: Record<ProblemAction, AcaoProblema> = {
  RETURN_TO_STORE: 'trazer_de_volta',
  DELIVER_PRODUCT: 'tentar_de_novo',
  CANCEL_DELIVERY: 'cancelar',
};

/**
 * Returns the open problem, else the last one. Uses the indexes `problema_aberto_unico` and `problema_da_solicitacao`.
 */
const problemOf = (
  em: Em,
  { solicitacao_id }: Live,
): Promise<Pick<Row<'problema'>, 'id' | 'acao' | 'encerrado_em'> | undefined> =>
  em
    .getKysely()
    .selectFrom('problema')
    .select(['id', 'acao', 'encerrado_em'])
    .where('solicitacao_id', '=', solicitacao_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function answerLive(
  { em, deps, caller }: Call,
  attempt: Live,
  { action, message }: HandleProblem,
): Promise<void> {
  const acao = ANSWER[action];
  const problem = await problemOf(em, attempt);
  // The repeat of an answer adds nothing, whatever happened since.
  if (problem?.acao === acao) return;
  if ((await statusOf(em, attempt)) === 'cancelada') throw cancelled();
  if (!problem || problem.encerrado_em !== null) throw nothingToAnswer();
  const pedido = { problema_id: problem.id, acao, mensagem: message ?? null, endereco: null };
  const ator = { user_type: 'comercio' as const, id: caller.comercio_id };
  await responderProblema(em, deps.config, ator, pedido, STATUS_ABERTO);
  await audit(em, caller, 'opendelivery-resposta', attempt.solicitacao_id);
}

/** Handles `handleProblem`: the requester decides what the courier does. Exactly one answer counts (ADR 0025). */
export function handleProblem(call: Call): Promise<void> {
  const answer = read(handleProblemSchema, call.body);
  return actTransaction(call.em, 'open-delivery', async (em) => {
    const attempt = await attemptOf(em, call.caller.id, call.orderId);
    if (call.caller.ambiente === 'teste') return answerTest({ ...call, em }, attempt, answer.action);
    if (!isLive(attempt) || attempt.passo === 'REJECTED') throw rejected();
    await answerLive({ ...call, em }, attempt, answer);
  });
}
