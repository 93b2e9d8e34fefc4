import { LOTE_MAX } from '@corre/contract/constants.ts';
import {
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  type Operation,
  retryLink,
  splitLink,
  type TRPCLink,
} from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { unanswered } from './error.ts';
import { newId } from './new-id.ts';
import type { AppRouter } from './router.d.ts';

/** The API as React hooks. Same origin; the cookie carries the session. */
export const trpc = createTRPCReact<AppRouter>();

/** The outputs of the procedures: `Outputs['solicitacoes']['doComercio']`. */
export type Outputs = inferRouterOutputs<AppRouter>;

const URL_TRPC = '/trpc';
/** Attempts of one mutation, including the first. Only calls without an answer are retried. */
const TENTATIVAS = 3;
const ESPERA_BASE_MS = 400;

/** Key of the idempotency key in the operation's context. A caller with an id of its own may set it. */
const CHAVE = 'idempotency_key';

const chaveDe = (op: Operation): string => {
  const chave = op.context[CHAVE];
  return typeof chave === 'string' ? chave : newId();
};

/**
 * Gives each mutation one key before any retry, so that it has one effect however often it arrives
 * (docs/reliability.md, invariant 8).
 */
const chaveLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => next({ ...op, context: { ...op.context, [CHAVE]: chaveDe(op) } }).subscribe(observer));

/** Sends a slow query in a request of its own, so that fast queries do not wait for it. */
export const ALONE = { context: { alone: true } } as const;

/**
 * Creates the client. Queries go in batches or alone, mutations alone with their Idempotency-Key, the live stream over
 * SSE.
 */
export function createTrpcClient() {
  return trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url: URL_TRPC }),
        false: splitLink({
          condition: ({ type }) => type === 'mutation',
          true: [
            chaveLink,
            retryLink({
              retry: ({ error, attempts }) => attempts < TENTATIVAS && unanswered(error),
              retryDelayMs: (attempts) => ESPERA_BASE_MS * 2 ** (attempts - 1),
            }),
            httpLink({ url: URL_TRPC, headers: ({ op }) => ({ 'Idempotency-Key': chaveDe(op) }) }),
          ],
          false: splitLink({
            condition: ({ context }) => context.alone === true,
            true: httpLink({ url: URL_TRPC }),
            false: httpBatchLink({ url: URL_TRPC, maxURLLength: 2_000, maxItems: LOTE_MAX }),
          }),
        }),
      }),
    ],
  });
}
