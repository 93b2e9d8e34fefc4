import { URGENTES_JANELA_MINUTOS } from '@corre/contract/constants.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';

type NaFila = Pick<
  SolicitacaoDoComercio,
  'rota_id' | 'status' | 'urgente' | 'prioritaria' | 'agendada' | 'data_solicitacao'
>;

const WINDOW_MS = URGENTES_JANELA_MINUTOS * 60_000;

/**
 * Returns how many urgent deliveries of the shop go, or recently went, before the normal ones. A route counts once.
 * Accepted and cancelled ones count as well [urgentes].
 */
export const urgentesNaFrente = (solicitacoes: readonly NaFila[], now: number): number =>
  new Set(
    solicitacoes
      .filter(
        ({ status, prioritaria, data_solicitacao }) =>
          prioritaria && (status === 'aguardando' || Date.parse(data_solicitacao) > now - WINDOW_MS),
      )
      .map(({ rota_id }) => rota_id),
  ).size;

/**
 * True if the request is urgent but waits as a normal one. Earlier urgent requests of the shop then used up the limit.
 */
export const esperaComoNormal = ({
  status,
  urgente,
  prioritaria,
  agendada,
}: Pick<NaFila, 'status' | 'urgente' | 'prioritaria' | 'agendada'>): boolean =>
  status === 'aguardando' && urgente && !prioritaria && !agendada;
