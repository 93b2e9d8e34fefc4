import { toCents, toReais } from '@corre/contract/cents.ts';
import { rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import { LOCALE } from '@corre/contract/constants.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import type { SummaryCell } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { type CellValue, matches } from '@corre/ui/kit/data-table/columns.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { ESPERA, participacoes } from '../relatorios/numeros.tsx';

/** Returns '8% a mais que a anterior', or undefined without a week before. */
export function comparacao(now: number, before: number | undefined): string | undefined {
  if (!before) return undefined;
  const diferenca = Math.round(((now - before) / before) * 100);
  if (diferenca === 0) return 'igual à anterior';
  return `${Math.abs(diferenca)}% a ${diferenca > 0 ? 'mais' : 'menos'} que a anterior`;
}

/** Returns the cells of the summary: value − fee = amount to pay. A running week is not compared with a whole one. */
export function celulasDoAcompanhamento(
  semana: RelatorioSemanal | undefined,
  previous: RelatorioSemanal | undefined,
  emAndamento: boolean,
): SummaryCell[] {
  const geral = semana?.total_geral;
  const pagar = geral && toReais(toCents(geral.valor) - toCents(geral.taxa));
  return [
    {
      label: 'Entregas',
      valor: geral ? formatInteger(geral.entregas) : ESPERA,
      nota: geral && (emAndamento ? 'semana em andamento' : comparacao(geral.entregas, previous?.total_geral.entregas)),
    },
    { label: 'Itens', valor: geral ? formatInteger(geral.quantidade) : ESPERA },
    { label: 'Valor', valor: geral ? formatMoney(geral.valor) : ESPERA },
    { label: rotuloDaTaxa(semana?.taxa_percentual), valor: geral ? formatMoney(geral.taxa) : ESPERA },
    {
      label: 'A pagar',
      valor: pagar === undefined ? ESPERA : formatMoney(pagar),
      nota: semana && countOf(Object.keys(semana.entregadores).length, 'entregador', 'entregadores'),
    },
  ];
}

export type CartaoDeEntregador = { nome: string } & RelatorioSemanal['entregadores'][string];
export type CartaoDeComercio = { nome: string } & RelatorioSemanal['comercios'][string];
export type Order = 'valor' | 'entregas' | 'nome';

type Sortable = { nome: string; total_valor: number; total_entregas: number };

const byName = (a: Sortable, b: Sortable) => a.nome.localeCompare(b.nome, LOCALE);
const orders: Record<Order, (a: Sortable, b: Sortable) => number> = {
  valor: (a, b) => b.total_valor - a.total_valor || byName(a, b),
  entregas: (a, b) => b.total_entregas - a.total_entregas || byName(a, b),
  nome: byName,
};

/** Returns a map of the weekly report as cards, filtered by the search and sorted. */
export function cartoes<Soma extends Omit<Sortable, 'nome'>>(
  mapa: Readonly<Record<string, Soma>>,
  search: string,
  ordem: Order,
): ({ nome: string } & Soma)[] {
  return (
    Object.entries(mapa)
      // The key is unique, but the name inside the value is not.
      .map(([nome, sum]) => ({ ...sum, nome }))
      .filter(({ nome }) => matches(nome satisfies CellValue, search))
      .sort(orders[ordem])
  );
}

/** Number of shops in the chart. */
const NO_GRAFICO = 5;

/** Returns the shops with the highest value of the week, each with its share of the week's value in percent. */
export function maioresComercios({ comercios }: Pick<RelatorioSemanal, 'comercios'>) {
  const all = cartoes(comercios, '', 'valor');
  const parts = participacoes(all.map(({ total_valor }) => toCents(total_valor)));
  return {
    total: all.length,
    maiores: all.slice(0, NO_GRAFICO).map((c, index) => ({ ...c, participacao: parts[index] ?? 0 })),
  };
}

/** Number of weeks in the chart. */
const SEMANAS_NO_GRAFICO = 7;

/**
 * Returns the bars of deliveries per week, oldest first. They show the newest seven weeks. If the chosen week is older,
 * they show the seven weeks from the chosen one on. The chosen week is highlighted.
 */
export function semanasColumns(semanas: readonly RelatorioSemanal[], semana_inicio: string) {
  const index = Math.max(
    0,
    semanas.findIndex((semana) => semana.semana_inicio === semana_inicio),
  );
  const until = Math.min(semanas.length, Math.max(index + 1, SEMANAS_NO_GRAFICO));
  return semanas
    .slice(Math.max(0, until - SEMANAS_NO_GRAFICO), until)
    .reverse()
    .map((semana) => ({
      label: formatDayMonth(semana.semana_inicio),
      valor: semana.total_geral.entregas,
      highlight: semana.semana_inicio === semana_inicio,
    }));
}
