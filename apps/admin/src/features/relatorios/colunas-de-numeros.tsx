import { somarReais } from '@corre/contract/cents.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { somar } from './somar.ts';

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
  total: (linhas) => somarReais(linhas, (linha) => linha[campo]),
  formato: mostrar,
});

/** Returns the amount with a minus sign. */
export const menos = (valor: number): string => `− ${formatMoney(valor)}`;
