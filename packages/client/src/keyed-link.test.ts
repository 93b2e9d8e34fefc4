import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { Confirmation, confirmation } from './confirmation.ts';
import { accountOf, declined, keyedLink } from './keyed-link.ts';
import type { AppRouter } from './router.d.ts';

const refused = () =>
  Object.assign(new TRPCClientError<AppRouter>('não'), { data: { codigo: 'SEGUNDO_FATOR_ANTIGO', httpStatus: 403 } });

/** Sends one act to a server that refuses it until the factor was given. Returns what the server got. */
function send(question: Confirmation | null, { refusals = 1 } = {}) {
  const got: unknown[] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        got.push({ input: op.input, key: op.context.idempotency_key });
        if (got.length <= refusals) observer.error(refused());
        else {
          observer.next({ result: { type: 'data', data: 'feito' } });
          observer.complete();
        }
      });
  const op: Operation = {
    id: 1,
    type: 'mutation',
    path: 'fechamento.ajustar',
    input: { valor: 20 },
    context: { idempotency_key: 'uma' },
    signal: null,
  };
  const runtime = { transformer: {} } as never;
  const last = server(runtime);
  const answer = observableToPromise(
    (question ? keyedLink(() => question.ask()) : keyedLink())(runtime)({
      op,
      next: (sent) => last({ op: sent, next: () => observable(() => {}) }),
    }),
  );
  return { got, answer };
}

/** A page that shows the question. */
function shown(): Confirmation {
  const question = new Confirmation();
  question.subscribe(() => {});
  return question;
}

const once = { input: { valor: 20 }, key: 'uma' };

test('a confirmed act goes out again with its input and its key', async () => {
  const question = shown();
  const { got, answer } = send(question);
  expect(question.asked).toBe(true);
  question.answer(true);
  expect(await answer).toMatchObject({ result: { data: 'feito' } });
  expect(got).toEqual([once, once]);
});

test('an act that was taken back is refused, went out once, and there is nothing to tell', async () => {
  const question = shown();
  const { got, answer } = send(question);
  question.answer(false);
  const error = await answer.catch((refusal: unknown) => refusal);
  expect(declined.has(Object(error))).toBe(true);
  expect(got).toEqual([once]);
});

test('acts that wait together share one question', async () => {
  const question = shown();
  const both = [send(question), send(question)];
  question.answer(true);
  await Promise.all(both.map(({ answer }) => answer));
  expect(question.asked).toBe(false);
});

test('a second refusal is final, and so is one on a page without the question', async () => {
  const question = shown();
  const twice = send(question, { refusals: 2 });
  question.answer(true);
  await expect(twice.answer).rejects.toThrow();
  const alone = new Confirmation();
  const error = await send(alone).answer.catch((refusal: unknown) => refusal);
  expect(declined.has(Object(error))).toBe(false);
});

test('an act that is refused before the page can ask waits for the question', async () => {
  const { got, answer } = send(null);
  await Promise.resolve();
  const stop = confirmation.subscribe(() => {});
  await expect.poll(() => confirmation.asked).toBe(true);
  confirmation.answer(true);
  expect(await answer).toMatchObject({ result: { data: 'feito' } });
  expect(got).toEqual([once, once]);
  stop();
});

test('an act that names its account says so in its header', () => {
  const op: Operation = { id: 1, type: 'mutation', path: 'marcos.marcar', input: {}, context: {}, signal: null };
  expect(accountOf(op)).toEqual({});
  expect(accountOf({ ...op, context: { conta: 'entregador:3' } })).toEqual({ 'corre-conta': 'entregador:3' });
});
