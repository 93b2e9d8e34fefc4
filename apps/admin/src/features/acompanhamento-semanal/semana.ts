import { toCents, toReais } from '@corre/contract/cents.ts';
import { LOCALE, TAXA } from '@corre/contract/constants.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import type { SummaryCell } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { type CellValue, matches } from '@corre/ui/kit/data-table/columns.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { ESPERA, participacoes } from '../relatorios/numeros.tsx';

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
  const pagar = geral && toReais(toCents(geral.valor) - toCents(geral.taxa));
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

export type CartaoDeEntregador = { nome: string } & RelatorioSemanal['entregadores'][string];
export type CartaoDeComercio = { nome: string } & RelatorioSemanal['comercios'][string];
export type Ordem = 'valor' | 'entregas' | 'nome';

type Ordenavel = { nome: string; total_valor: number; total_entregas: number };

const porNome = (a: Ordenavel, b: Ordenavel) => a.nome.localeCompare(b.nome, LOCALE);
const ordens: Record<Ordem, (a: Ordenavel, b: Ordenavel) => number> = {
  valor: (a, b) => b.total_valor - a.total_valor || porNome(a, b),
  entregas: (a, b) => b.total_entregas - a.total_entregas || porNome(a, b),
  nome: porNome,
};

/** Returns a map of the weekly report as cards, filtered by the search and sorted. */
export function cartoes<Soma extends Omit<Ordenavel, 'nome'>>(
  mapa: Readonly<Record<string, Soma>>,
  busca: string,
  ordem: Ordem,
): ({ nome: string } & Soma)[] {
  return (
    Object.entries(mapa)
      // The key is unique, but the name inside the value is not.
      .map(([nome, soma]) => ({ ...soma, nome }))
      .filter(({ nome }) => matches(nome satisfies CellValue, busca))
      .sort(ordens[ordem])
  );
}

/** Number of shops in the chart. */
const NO_GRAFICO = 5;

/** Returns the shops with the highest value of the week, each with its share of the week's value in percent. */
export function maioresComercios({ comercios }: Pick<RelatorioSemanal, 'comercios'>) {
  const todos = cartoes(comercios, '', 'valor');
  const partes = participacoes(todos.map(({ total_valor }) => toCents(total_valor)));
  return {
    total: todos.length,
    maiores: todos.slice(0, NO_GRAFICO).map((c, indice) => ({ ...c, participacao: partes[indice] ?? 0 })),
  };
}

/** Number of weeks in the chart. */
const SEMANAS_NO_GRAFICO = 7;

/**
 * Returns the bars of deliveries per week, oldest first. They show the newest seven weeks. If the chosen week is older,
 * they show the seven weeks from the chosen one on. The chosen week is highlighted.
 */
export function colunasDeSemanas(semanas: readonly RelatorioSemanal[], semana_inicio: string) {
  const indice = Math.max(
    0,
    semanas.findIndex((semana) => semana.semana_inicio === semana_inicio),
  );
  const ate = Math.min(semanas.length, Math.max(indice + 1, SEMANAS_NO_GRAFICO));
  return semanas
    .slice(Math.max(0, ate - SEMANAS_NO_GRAFICO), ate)
    .reverse()
    .map((semana) => ({
      label: formatDayMonth(semana.semana_inicio),
      valor: semana.total_geral.entregas,
      highlight: semana.semana_inicio === semana_inicio,
    }));
}
