import { type Outputs, trpc } from '@corre/client/trpc.ts';

/** Why a request still waits and when that changes, as the server tells it. */
export type Espera = Outputs['solicitacoes']['espera'];

/** An offer lasts fifteen seconds: while somebody looks, the reason is asked for this often, in milliseconds. */
const ESPERA_MS = 3_000;

/** The reason of the wait, kept fresh while the timeline is open; nothing is asked about a request that does not wait. */
export const useEspera = (solicitacao_id: number, espera: boolean) =>
  trpc.solicitacoes.espera.useQuery({ solicitacao_id }, { enabled: espera, refetchInterval: ESPERA_MS });
