import { trpc } from '@corre/client/trpc.ts';

/** Poll interval in addition to the live events, in milliseconds. */
const CONTESTACOES_MS = 30_000;

/** Query of the objections without an answer. The tab count, the strip and the list use it. */
export const useContestacoes = () =>
  trpc.suspensoes.contestacoes.useQuery(undefined, { refetchInterval: CONTESTACOES_MS });
