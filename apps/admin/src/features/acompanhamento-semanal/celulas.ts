import { emCentavos, emReais } from '@corre/contract/cents.ts';
import { TAXA } from '@corre/contract/constants.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import type { SummaryCell } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { ESPERA } from '../relatorios/celulas.ts';

/** Returns '8% a mais que a anterior', or undefined without a week before. */
export function comparacao(agora: number, antes: number | undefined): string | undefined {
  if (!antes) return undefined;
  const diferenca = Math.round(((agora - antes) / antes) * 100);
  if (diferenca === 0) return 'igual à anterior';
  return `${Math.abs(diferenca)}% a ${diferenca > 0 ? 'mais' : 'menos'} que a anterior`;
}

/** Returns the cells of the summary: value − fee = amount to pay. A running week is not compared with a whole one. */
export function celulasDoAcompanhamento(
  semana: RelatorioSemanal | undefined,
  anterior: RelatorioSemanal | undefined,
  emAndamento: boolean,
): SummaryCell[] {
  const geral = semana?.total_geral;
  const pagar = geral && emReais(emCentavos(geral.valor) - emCentavos(geral.taxa));
  return [
    {
      label: 'Entregas',
      valor: geral ? formatInteger(geral.entregas) : ESPERA,
      nota: geral && (emAndamento ? 'semana em andamento' : comparacao(geral.entregas, anterior?.total_geral.entregas)),
    },
    { label: 'Itens', valor: geral ? formatInteger(geral.quantidade) : ESPERA },
    { label: 'Valor', valor: geral ? formatMoney(geral.valor) : ESPERA },
    { label: TAXA, valor: geral ? formatMoney(geral.taxa) : ESPERA },
    {
      label: 'A pagar',
      valor: pagar === undefined ? ESPERA : formatMoney(pagar),
      nota: semana && countOf(Object.keys(semana.entregadores).length, 'entregador', 'entregadores'),
    },
  ];
}
