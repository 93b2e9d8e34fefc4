import { type Saidas, trpc } from '@corre/api/client/trpc.ts';

export type Solicitacao = Saidas['solicitacoes']['todas'][number];
export type EntregaAtiva = Saidas['solicitacoes']['ativas'][number];
export type Entregador = Saidas['entregadores']['ativos'][number];

/**
 * How often the three lists are looked at besides the events, in milliseconds: the panel promises 'atualizado há N s' and
 * turns it amber past 15 s, so it does not slow down while the stream is open.
 */
const TORRE_MS = 5_000;
const opcoes = { refetchInterval: TORRE_MS };

/** Every request, open and of the last day. */
export const useSolicitacoes = () => trpc.solicitacoes.todas.useQuery(undefined, opcoes);
/** Active couriers with presence, place in the queue and what they hold. */
export const useEntregadores = () => trpc.entregadores.ativos.useQuery(undefined, opcoes);
/** Deliveries on their way. */
export const useEntregasAtivas = () => trpc.solicitacoes.ativas.useQuery(undefined, opcoes);

/** When the oldest of the three lists was last looked at, by this device's clock; 0 before the first answer. */
export function useAtualizadoEm(): number {
  const listas = [useSolicitacoes(), useEntregadores(), useEntregasAtivas()];
  return Math.min(...listas.map(({ dataUpdatedAt }) => dataUpdatedAt));
}
