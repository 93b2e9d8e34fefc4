import { URGENTES_JANELA_MINUTOS } from '@corre/contract/constants.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';

type NaFila = Pick<
  SolicitacaoDoComercio,
  'rota_id' | 'status' | 'urgente' | 'prioritaria' | 'agendada' | 'data_solicitacao'
>;

const JANELA_MS = URGENTES_JANELA_MINUTOS * 60_000;

/**
 * How many deliveries (routes count once) of the shop go before the normal ones, or went there in the last minutes: taken or
 * cancelled ones count as well (decision record 0038).
 */
export const urgentesNaFrente = (solicitacoes: readonly NaFila[], agora: number): number =>
  new Set(
    solicitacoes
      .filter(
        ({ status, prioritaria, data_solicitacao }) =>
          prioritaria && (status === 'aguardando' || Date.parse(data_solicitacao) > agora - JANELA_MS),
      )
      .map(({ rota_id }) => rota_id),
  ).size;

/** Asked for as urgent, and after the shop's earlier urgent ones: it waits as a normal one. */
export const esperaComoNormal = ({
  status,
  urgente,
  prioritaria,
  agendada,
}: Pick<NaFila, 'status' | 'urgente' | 'prioritaria' | 'agendada'>): boolean =>
  status === 'aguardando' && urgente && !prioritaria && !agendada;
