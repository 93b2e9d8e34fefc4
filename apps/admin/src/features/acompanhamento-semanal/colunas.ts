import { TAXA } from '@corre/contract/constants.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { dinheiro, inteiro } from '../relatorios/colunas-de-numeros.tsx';
import type { CartaoDeComercio, CartaoDeEntregador } from './cartoes.ts';

/** The columns of the couriers' export. They match the cards. */
export const colunasDosEntregadores: readonly Column<CartaoDeEntregador>[] = [
  { id: 'entregador', title: 'Entregador', campos: ['entregador_id', 'nome'], valor: ({ nome }) => nome },
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'total_valor'),
  dinheiro('taxa', TAXA, 'total_taxa'),
  dinheiro('receber', 'A receber', 'total_a_receber'),
  {
    id: 'comercios',
    title: 'Comércios',
    campos: ['comercios'],
    valor: ({ comercios }) => comercios.length,
    planilha: ({ comercios }) => comercios,
  },
];

/** The columns of the shops' export. They match the cards. */
export const colunasDosComercios: readonly Column<CartaoDeComercio>[] = [
  { id: 'comercio', title: 'Comércio', campos: ['comercio_id', 'nome'], valor: ({ nome }) => nome },
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'total_valor'),
  {
    id: 'entregadores',
    title: 'Entregadores',
    campos: ['entregadores'],
    valor: ({ entregadores }) => entregadores.length,
    planilha: ({ entregadores }) => entregadores,
  },
];
