import { LOTE_MAX } from '@corre/contract/constants.ts';
import { CABECALHO_DO_PAINEL, CONSULTA_DO_PAINEL } from '@corre/contract/sessao/painel.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { httpBatchLink, httpLink, httpSubscriptionLink, retryLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { unanswered } from './error.ts';
import { accountOf, keyedLink, keyOf } from './keyed-link.ts';
import type { AppRouter } from './router.d.ts';

/** The API as React hooks. Same origin; the cookie carries the session. */
export const trpc = createTRPCReact<AppRouter>();

/** The outputs of the procedures: `Outputs['solicitacoes']['doComercio']`. */
export type Outputs = inferRouterOutputs<AppRouter>;

const URL_TRPC = '/trpc';
/** Attempts of one mutation, including the first. Only calls without an answer are retried. */
const TENTATIVAS = 3;
const ESPERA_BASE_MS = 400;

/** Sends a slow query in a request of its own, so that fast queries do not wait for it. */
export const ALONE = { context: { alone: true } } as const;

/**
 * Creates the client. Queries go in batches or alone, mutations alone with their Idempotency-Key, the live stream over
 * SSE. `tipo`: the kind of account of the panel, whose session all calls use (ADR 0027).
 */
export function createTrpcClient(tipo: UserType | null = null) {
  const painel = tipo === null ? {} : { [CABECALHO_DO_PAINEL]: tipo };
  const urlDoFluxo = tipo === null ? URL_TRPC : `${URL_TRPC}?${CONSULTA_DO_PAINEL}=${tipo}`;
  return trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url: urlDoFluxo }),
        false: [
          keyedLink(),
          splitLink({
            condition: ({ type, context }) => type === 'mutation' || context.alone === true,
            true: [
              retryLink({
                retry: ({ op, error, attempts }) =>
                  op.type === 'mutation' && attempts < TENTATIVAS && unanswered(error),
                retryDelayMs: (attempts) => ESPERA_BASE_MS * 2 ** (attempts - 1),
              }),
              httpLink({
                url: URL_TRPC,
                headers: ({ op }) => ({ ...painel, ...accountOf(op), 'Idempotency-Key': keyOf(op) }),
              }),
            ],
            false: httpBatchLink({ url: URL_TRPC, headers: painel, maxURLLength: 2_000, maxItems: LOTE_MAX }),
          }),
        ],
      }),
    ],
  });
}
