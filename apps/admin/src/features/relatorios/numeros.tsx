import { sumReais } from '@corre/contract/cents.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger, formatMoney, formatPercent } from '@corre/ui/kit/format/money.ts';
import { ShareBar } from '@corre/ui/kit/share-bar/share-bar.tsx';

/** Stands in place of a figure while it loads. */
export const ESPERA = '–';

/** Returns the sum of whole numbers. */
export function somar<Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number {
  return linhas.reduce((total, linha) => total + parte(linha), 0);
}

/** Shares have one decimal, so the calculation uses thousandths of the whole. */
const MILESIMOS = 1000;

/**
 * Returns each value's share of the total in percent, with one decimal. The shares add up to exactly 100 by the largest
 * remainder method. All shares are 0 if the total is 0.
 */
export function participacoes(valores: readonly number[]): number[] {
  const total = somar(valores, (valor) => valor);
  if (total <= 0) return valores.map(() => 0);
  const partes = valores.map((valor, indice) => {
    const exata = (valor / total) * MILESIMOS;
    return { indice, inteira: Math.floor(exata), resto: exata - Math.floor(exata) };
  });
  const sobra = MILESIMOS - somar(partes, ({ inteira }) => inteira);
  const premiados = partes.toSorted((a, b) => b.resto - a.resto || a.indice - b.indice).slice(0, sobra);
  for (const parte of premiados) parte.inteira += 1;
  return partes.map(({ inteira }) => inteira / 10);
}

/** Returns the sum of shares without floating-point errors. */
export const somarParticipacoes = (partes: readonly number[]): number => Math.round(somar(partes, (p) => p) * 10) / 10;

/** A record with a number in this field. */
type ComNumero<Campo extends string> = Readonly<Record<Campo, number>>;

/** Returns a column of whole numbers with a total. */
export const inteiro = <Campo extends string>(id: string, title: string, campo: Campo): Column<ComNumero<Campo>> => ({
  id,
  title,
  numero: true,
  busca: false,
  campos: [campo],
  tipo: 'inteiro',
  valor: (linha) => linha[campo],
  cell: (linha) => formatInteger(linha[campo]),
  total: (linhas) => somar(linhas, (linha) => linha[campo]),
});

type Aparencia = { mostrar?: (valor: number) => string; className?: string };

/** Returns a column of amounts in reais with a total. `className` applies to the amount inside the cell. */
export const dinheiro = <Campo extends string>(
  id: string,
  title: string,
  campo: Campo,
  { mostrar = formatMoney, className }: Aparencia = {},
): Column<ComNumero<Campo>> => ({
  id,
  title,
  numero: true,
  busca: false,
  campos: [campo],
  tipo: 'reais',
  valor: (linha) => linha[campo],
  cell: (linha) => <span className={className}>{mostrar(linha[campo])}</span>,
  total: (linhas) => sumReais(linhas, (linha) => linha[campo]),
  formato: mostrar,
});

/** Returns the amount with a minus sign. */
export const menos = (valor: number): string => `− ${formatMoney(valor)}`;

/** A share in percent with a bar. */
export const Participacao = ({ porcento }: { porcento: number }) => (
  <span className="flex items-center gap-3">
    <span className="w-14 shrink-0 text-right tabular-nums">{formatPercent(porcento)}</span>
    <ShareBar parte={porcento / 100} className="min-w-16 flex-1" />
  </span>
);
