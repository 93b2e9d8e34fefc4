import { trpc } from '@corre/client/trpc.ts';

/** The events tell of a new one; besides them it is looked at this often, in milliseconds. */
const CONTESTACOES_MS = 30_000;

/** The objections that wait for an answer, for the tab's count, the tower's strip and the list. */
export const useContestacoes = () =>
  trpc.suspensoes.contestacoes.useQuery(undefined, { refetchInterval: CONTESTACOES_MS });
