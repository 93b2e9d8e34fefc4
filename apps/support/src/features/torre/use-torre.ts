import { ALONE, type Outputs, trpc } from '@corre/client/trpc.ts';
import { compartilharPorId } from './compartilhar-por-id.ts';
import { usePrimeirasLinhas } from './primeiras-linhas.ts';
import { TORRE_MS } from './torre-ms.ts';

export type EntregaAtiva = Outputs['solicitacoes']['ativas'][number];
export type Entregador = Outputs['entregadores']['ativos'][number];

const opcoes = { refetchInterval: TORRE_MS, structuralSharing: compartilharPorId };

/** Query of the active couriers with presence, queue place and current delivery. */
export const useEntregadores = () =>
  trpc.entregadores.ativos.useQuery(undefined, { ...opcoes, trpc: ALONE, enabled: usePrimeirasLinhas().isFetched });
/** Query of the active deliveries. */
export const useEntregasAtivas = () => trpc.solicitacoes.ativas.useQuery(undefined, opcoes);
