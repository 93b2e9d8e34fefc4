import { trpc } from '@corre/client/trpc.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';

/** The events tell of a new one; besides them it is looked at this often, in milliseconds. */
const CONTESTACOES_MS = 30_000;

/** The objections that wait for an answer, for the tab's count, the dashboard's line and the list. */
export const useContestacoes = () =>
  trpc.suspensoes.contestacoes.useQuery(undefined, { refetchInterval: CONTESTACOES_MS });

/** '1 contestação sem resposta', '3 contestações sem resposta' */
export const contestacoesPorExtenso = (total: number): string =>
  `${countOf(total, 'contestação', 'contestações')} sem resposta`;
