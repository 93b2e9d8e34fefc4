import { ALONE, type Outputs, trpc } from '@corre/client/trpc.ts';
import { shareById } from './share-by-id.ts';

/**
 * Poll interval of the three lists in addition to the live events, in milliseconds.
 * It does not grow while the event stream is open, because the header turns amber when data are older than 15 s.
 */
export const TORRE_MS = 5_000;

/**
 * Query of the first rows of the request list. It runs once.
 * The long lists wait for `isFetched`. In one batch, the first rows would wait for the slowest query. This query
 * reports no failure, because the query of the full list does.
 */
export const useFirstRows = () =>
  trpc.solicitacoes.primeiras.useQuery(undefined, {
    enabled: ({ state }) => state.dataUpdateCount + state.errorUpdateCount === 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export type EntregaAtiva = Outputs['solicitacoes']['ativas'][number];
export type Entregador = Outputs['entregadores']['ativos'][number];

const options = { refetchInterval: TORRE_MS, structuralSharing: shareById };

/** Query of the active couriers with presence, queue place and current delivery. */
export const useEntregadores = () =>
  trpc.entregadores.ativos.useQuery(undefined, { ...options, trpc: ALONE, enabled: useFirstRows().isFetched });
/** Query of the active deliveries. */
export const useEntregasAtivas = () => trpc.solicitacoes.ativas.useQuery(undefined, options);

/** Poll interval in addition to the live events, in milliseconds. */
const CONTESTACOES_MS = 30_000;

/** Query of the objections without an answer. The tab count, the strip and the list use it. */
export const useContestacoes = () =>
  trpc.suspensoes.contestacoes.useQuery(undefined, { refetchInterval: CONTESTACOES_MS });
