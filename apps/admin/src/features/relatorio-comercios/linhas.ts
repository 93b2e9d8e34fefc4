import { LOCALE, TAXA_PERCENTUAL } from '@corre/contract/constants.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import type { SummaryCell } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { ESPERA } from '../relatorios/celulas.ts';

/** The totals of a shop in one week. */
export type ComercioDaSemana = {
  comercio_id: number;
  comercio: string;
  total_entregas: number;
  total_quantidade: number;
  total_valor: number;
  numero_entregadores: number;
  entregadores: string[];
};

/** Returns the shops of a weekly report as rows, most deliveries first, then by name. */
export function comerciosDaSemana({ comercios }: Pick<RelatorioSemanal, 'comercios'>): ComercioDaSemana[] {
  return Object.entries(comercios)
    .map(([comercio, soma]) => ({ comercio, numero_entregadores: soma.entregadores.length, ...soma }))
    .sort((a, b) => b.total_entregas - a.total_entregas || a.comercio.localeCompare(b.comercio, LOCALE));
}

/** Returns the four figures of a week: deliveries, items, value, fee. */
export function celulasDaSemana(semana: RelatorioSemanal | undefined): SummaryCell[] {
  const geral = semana?.total_geral;
  return [
    {
      label: 'Entregas',
      valor: geral ? formatInteger(geral.entregas) : ESPERA,
      nota: semana && countOf(Object.keys(semana.comercios).length, 'comércio pediu', 'comércios pediram'),
    },
    { label: 'Itens', valor: geral ? formatInteger(geral.quantidade) : ESPERA },
    { label: 'Valor', valor: geral ? formatMoney(geral.valor) : ESPERA },
    { label: 'Taxa recebida', valor: geral ? formatMoney(geral.taxa) : ESPERA, nota: `${TAXA_PERCENTUAL}% do total` },
  ];
}
