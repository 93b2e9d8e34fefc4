import type { EstadoDevolucao, MotivoDaSobra, PixRecebido } from '@corre/contract/recebimentos/contrato.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

/** Why money of a Pix has no invoice, in words [pix-recebido]. */
export const NOME_DO_MOTIVO: Record<MotivoDaSobra, string> = {
  sem_txid: 'Veio sem identificação',
  txid_desconhecido: 'Identificação desconhecida',
  semana_aberta: 'A semana ainda está aberta',
  outra_chave: 'Veio para outra chave',
  fatura_ja_paga: 'A fatura já estava paga',
  valor_a_mais: 'Veio mais que a fatura',
};

const NOME_DA_DEVOLUCAO: Record<EstadoDevolucao, string> = {
  pedida: 'Devolução pedida',
  em_processamento: 'Devolução no banco',
  devolvida: 'Devolvido',
  nao_realizada: 'Devolução recusada',
};

/** Returns the invoices that a Pix pays: 'Pizzaria Bella Massa, 09/11/2026 a 15/11/2026'. */
export const faturasDoPix = ({ faturas }: PixRecebido): string =>
  faturas.map(({ comercio, semana }) => `${comercio}, ${semana}`).join('; ');

/** Returns what happened to the money of a Pix, one sentence each. */
export function situacaoDoPix({ valor, liquidado, nao_atribuido, motivo, devolucoes }: PixRecebido): string[] {
  return [
    ...(liquidado > 0 ? [liquidado < valor ? `${formatMoney(liquidado)} na fatura` : 'Na fatura'] : []),
    ...(nao_atribuido > 0
      ? [`${formatMoney(nao_atribuido)} sem fatura${motivo ? `: ${NOME_DO_MOTIVO[motivo].toLowerCase()}` : ''}`]
      : []),
    ...devolucoes.map(
      ({ estado, valor: parte, erro }) =>
        `${NOME_DA_DEVOLUCAO[estado]}: ${formatMoney(parte)}${erro === null ? '' : ` (${erro})`}`,
    ),
  ];
}
