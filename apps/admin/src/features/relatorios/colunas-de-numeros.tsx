import { somarReais } from '@corre/contract/money.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { somar } from './somar.ts';

/** A column of whole numbers, with their sum below. */
export const inteiro = <Linha,>(id: string, title: string, parte: (linha: Linha) => number): Column<Linha> => ({
  id,
  title,
  numero: true,
  busca: false,
  valor: parte,
  cell: (linha) => formatInteger(parte(linha)),
  total: (linhas) => formatInteger(somar(linhas, parte)),
});

type Aparencia = { mostrar?: (valor: number) => string; className?: string };

/** A column of amounts in reais, with their sum below; `className` is of the amount in its cell. */
export const dinheiro = <Linha,>(
  id: string,
  title: string,
  parte: (linha: Linha) => number,
  { mostrar = formatMoney, className }: Aparencia = {},
): Column<Linha> => ({
  id,
  title,
  numero: true,
  busca: false,
  valor: parte,
  cell: (linha) => <span className={className}>{mostrar(parte(linha))}</span>,
  total: (linhas) => mostrar(somarReais(linhas, parte)),
});

/** What is taken off. */
export const menos = (valor: number): string => `− ${formatMoney(valor)}`;
