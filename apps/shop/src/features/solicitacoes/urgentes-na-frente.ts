import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';

type NaFila = Pick<SolicitacaoDoComercio, 'rota_id' | 'status' | 'urgente' | 'prioritaria' | 'agendada'>;

/** How many deliveries (routes count once) of the shop wait and go before the normal ones (decision record 0038). */
export const urgentesNaFrente = (solicitacoes: readonly NaFila[]): number =>
  new Set(
    solicitacoes
      .filter(({ status, prioritaria }) => status === 'aguardando' && prioritaria)
      .map(({ rota_id }) => rota_id),
  ).size;

/** Asked for as urgent, and behind the shop's earlier urgent ones: until one is taken it waits as a normal one. */
export const esperaComoNormal = ({ status, urgente, prioritaria, agendada }: Omit<NaFila, 'rota_id'>): boolean =>
  status === 'aguardando' && urgente && !prioritaria && !agendada;
