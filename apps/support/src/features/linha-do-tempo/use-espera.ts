import { type Outputs, trpc } from '@corre/client/trpc.ts';

/** Why a request waits and when that changes, as the API returns it. */
export type Espera = Outputs['solicitacoes']['espera'];

/** Poll interval while the timeline is open, in milliseconds. It is short because an offer lasts only 15 s. */
const ESPERA_MS = 3_000;

/** Query of why a request waits. It does not run for a request that does not wait. */
export const useEspera = (solicitacao_id: number, espera: boolean) =>
  trpc.solicitacoes.espera.useQuery({ solicitacao_id }, { enabled: espera, refetchInterval: ESPERA_MS });
