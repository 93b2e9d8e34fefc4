import { rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { shownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { useMemo } from 'react';
import { dinheiro, inteiro } from '../relatorios/numeros.tsx';
import { useSemanas } from '../relatorios/use-relatorio.tsx';
import { type CartaoDeComercio, type CartaoDeEntregador, cartoes, type Order } from './semana.ts';

/** The columns of the couriers' export, for a week of this rate. They match the cards. */
const colunasDosEntregadores = (percentual: number | undefined): readonly Column<CartaoDeEntregador>[] => [
  { id: 'entregador', title: 'Entregador', fields: ['entregador_id', 'nome'], value: ({ nome }) => nome },
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'total_valor'),
  dinheiro('taxa', rotuloDaTaxa(percentual), 'total_taxa'),
  dinheiro('receber', 'A receber', 'total_a_receber'),
  {
    id: 'comercios',
    title: 'Comércios',
    fields: ['comercios'],
    value: ({ comercios }) => comercios.length,
    sheetValue: ({ comercios }) => comercios,
  },
];

/** The columns of the shops' export. They match the cards. */
const colunasDosComercios: readonly Column<CartaoDeComercio>[] = [
  { id: 'comercio', title: 'Comércio', fields: ['comercio_id', 'nome'], value: ({ nome }) => nome },
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'total_valor'),
  {
    id: 'entregadores',
    title: 'Entregadores',
    fields: ['entregadores'],
    value: ({ entregadores }) => entregadores.length,
    sheetValue: ({ entregadores }) => entregadores,
  },
];

export type Side = 'entregadores' | 'comercios';

const ORDERS: readonly Order[] = ['valor', 'entregas', 'nome'];

/** Returns the chosen week and its cards. The address contains the week, side, search and order. */
export function useAcompanhamento() {
  const semanas = useSemanas();
  const { chosen } = semanas;
  const [params, change] = useAddress();
  const side: Side = params.get('lado') === 'comercios' ? 'comercios' : 'entregadores';
  const search = params.get('busca') ?? '';
  const ordem = ORDERS.find((valor) => valor === params.get('ordem')) ?? 'valor';
  const entregadores = useMemo(() => cartoes(chosen?.entregadores ?? {}, search, ordem), [chosen, search, ordem]);
  const comercios = useMemo(() => cartoes(chosen?.comercios ?? {}, search, ordem), [chosen, search, ordem]);
  return {
    ...semanas,
    side,
    busca: search,
    ordem,
    entregadores,
    comercios,
    changeSide: (novo: Side) => change({ lado: novo === 'entregadores' ? null : novo }),
    changeSearch: (text: string) => change({ busca: text === '' ? null : text }),
    changeOrder: (nova: string) => change({ ordem: nova === 'valor' ? null : nova }),
    table: () =>
      side === 'entregadores'
        ? shownTable(colunasDosEntregadores(chosen?.taxa_percentual), entregadores)
        : shownTable(colunasDosComercios, comercios),
  };
}
