import { somarReais } from '@corre/contract/cents.ts';
import { TAXA } from '@corre/contract/constants.ts';
import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import type { SummaryCell } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { somar } from './somar.ts';

/** Stands in place of a figure while it loads. */
export const ESPERA = '–';

type Rotulos = { a_receber?: string; nota?: string };

/** Returns the totals of a report's couriers: deliveries, value, fee, net amount. */
export function celulasDosItens(
  itens: readonly ItemEntregador[] | undefined,
  { a_receber = 'A receber', nota }: Rotulos = {},
): SummaryCell[] {
  const reais = (parte: (item: ItemEntregador) => number) => (itens ? formatMoney(somarReais(itens, parte)) : ESPERA);
  return [
    {
      label: 'Entregas',
      valor: itens ? formatInteger(somar(itens, ({ total_entregas }) => total_entregas)) : ESPERA,
      nota,
    },
    { label: 'Valor', valor: reais(({ total_valor }) => total_valor) },
    { label: TAXA, valor: reais(({ total_taxa }) => total_taxa) },
    { label: a_receber, valor: reais(({ total_a_receber }) => total_a_receber) },
  ];
}
