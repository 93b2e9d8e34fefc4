import { somarReais } from '@corre/contract/cents.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { aCobrar } from '@corre/ui/domain/door-payment/phrases.ts';
import { isoDay } from '@corre/ui/domain/format/dates.ts';

/** True if the request was created on this day ('aaaa-mm-dd') in São Paulo. */
export const doDia = (dia: string, { data_solicitacao }: Pick<SolicitacaoDoComercio, 'data_solicitacao'>): boolean =>
  isoDay(data_solicitacao) === dia;

/** Returns the requests of one day, oldest first. */
export const pedidosDoDia = (solicitacoes: readonly SolicitacaoDoComercio[], dia: string): SolicitacaoDoComercio[] =>
  solicitacoes
    .filter((solicitacao) => doDia(dia, solicitacao))
    .sort((a, b) => Date.parse(a.data_solicitacao) - Date.parse(b.data_solicitacao) || a.id - b.id);

/** Returns the day's totals, in reais. Cancelled requests have a count of their own and add no value. */
export function somaDoDia(pedidos: readonly SolicitacaoDoComercio[]) {
  const validos = pedidos.filter(({ status }) => status !== 'cancelada');
  const cobrado = (forma: SolicitacaoDoComercio['pagamento']) =>
    somarReais(
      validos.filter(({ pagamento }) => pagamento === forma),
      aCobrar,
    );
  return {
    total: validos.length,
    canceladas: pedidos.length - validos.length,
    valor: somarReais(validos, ({ valor_estimado }) => valor_estimado),
    maquininha: cobrado('maquininha'),
    dinheiro: cobrado('dinheiro'),
  };
}
