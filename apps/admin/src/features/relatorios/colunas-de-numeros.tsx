import { somarReais } from '@corre/contract/cents.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { somar } from './somar.ts';

/** A record with a number in that field. */
type ComNumero<Campo extends string> = Readonly<Record<Campo, number>>;

/** A column of whole numbers, with their sum below. */
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

/** A column of amounts in reais, with their sum below; `className` is of the amount in its cell. */
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

/** What is taken off. */
export const menos = (valor: number): string => `− ${formatMoney(valor)}`;
