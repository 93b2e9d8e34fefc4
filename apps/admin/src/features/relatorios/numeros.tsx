import { sumReais } from '@corre/contract/cents.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger, formatMoney, formatPercent } from '@corre/ui/kit/format/money.ts';
import { ShareBar } from '@corre/ui/kit/share-bar/share-bar.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';

/** Stands in place of a figure while it loads. */
export const ESPERA = '–';

/** Returns the sum of whole numbers. */
export function addUp<Linha>(rows: readonly Linha[], part: (row: Linha) => number): number {
  return rows.reduce((total, row) => total + part(row), 0);
}

/** Shares have one decimal, so the calculation uses thousandths of the whole. */
const MILESIMOS = 1000;

/**
 * Returns each value's share of the total in percent, with one decimal. The shares add up to exactly 100 by the largest
 * remainder method. All shares are 0 if the total is 0.
 */
export function participacoes(valores: readonly number[]): number[] {
  const total = addUp(valores, (valor) => valor);
  if (total <= 0) return valores.map(() => 0);
  const parts = valores.map((valor, index) => {
    const exact = (valor / total) * MILESIMOS;
    return { index, inteira: Math.floor(exact), resto: exact - Math.floor(exact) };
  });
  const sobra = MILESIMOS - addUp(parts, ({ inteira }) => inteira);
  const premiados = parts.toSorted((a, b) => b.resto - a.resto || a.index - b.index).slice(0, sobra);
  for (const part of premiados) part.inteira += 1;
  return parts.map(({ inteira }) => inteira / 10);
}

/** Returns the sum of shares without floating-point errors. */
export const somarParticipacoes = (parts: readonly number[]): number => Math.round(addUp(parts, (p) => p) * 10) / 10;

/** A record with a number in this field. */
type ComNumero<Campo extends string> = Readonly<Record<Campo, number>>;

/** Returns a column of whole numbers with a total. */
export const inteiro = <Campo extends string>(id: string, title: string, field: Campo): Column<ComNumero<Campo>> => ({
  id,
  title,
  numeric: true,
  searchable: false,
  fields: [field],
  kind: 'inteiro',
  value: (row) => row[field],
  cell: (row) => formatInteger(row[field]),
  total: (rows) => addUp(rows, (row) => row[field]),
});

type Aparencia = { reveal?: (valor: number) => string; className?: string };

/** Returns a column of amounts in reais with a total. `className` applies to the amount inside the cell. */
export const dinheiro = <Campo extends string>(
  id: string,
  title: string,
  field: Campo,
  { reveal = formatMoney, className }: Aparencia = {},
): Column<ComNumero<Campo>> => ({
  id,
  title,
  numeric: true,
  searchable: false,
  fields: [field],
  kind: 'reais',
  value: (row) => row[field],
  cell: (row) => (
    <span className={className}>
      <Spoken>{reveal(row[field])}</Spoken>
    </span>
  ),
  total: (rows) => sumReais(rows, (row) => row[field]),
  formatTotal: reveal,
});

/** Returns the amount with a minus sign. */
export const menos = (valor: number): string => `− ${formatMoney(valor)}`;

/** A share in percent with a bar. */
export const Participacao = ({ porcento }: { porcento: number }) => (
  <span className="flex items-center gap-3">
    <span className="w-14 shrink-0 text-right tabular-nums">{formatPercent(porcento)}</span>
    <ShareBar share={porcento / 100} className="min-w-16 flex-1 max-xl:hidden print:block" />
  </span>
);
