import type { DadosComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio } from '../pessoas/pessoas.tsx';
import { dinheiro, inteiro } from '../relatorios/colunas-de-numeros.tsx';

/** Courier names shown before '+N' (specification §9). */
export const NOMES_EM_DADOS = 3;

/** Per shop: deliveries, items, value, couriers and their names (specification §2). */
export const colunasDeDados: readonly Column<DadosComercio>[] = [
  {
    id: 'comercio',
    title: 'Comércio',
    pinned: true,
    valor: ({ comercio }) => comercio,
    cell: ({ comercio }) => <Comercio nome={comercio} />,
    className: 'min-w-52',
  },
  inteiro('entregas', 'Entregas', ({ total_entregas }) => total_entregas),
  inteiro('itens', 'Itens', ({ total_quantidade }) => total_quantidade),
  dinheiro('valor', 'Valor', ({ valor_total }) => valor_total, { className: 'font-bold' }),
  {
    id: 'entregadores',
    title: 'Entregadores',
    numero: true,
    busca: false,
    valor: ({ numero_entregadores }) => numero_entregadores,
    cell: ({ numero_entregadores }) => formatInteger(numero_entregadores),
  },
  {
    id: 'quem',
    title: 'Quem entregou',
    sortable: false,
    valor: ({ entregadores_utilizados }) => entregadores_utilizados.join(' '),
    exporta: ({ entregadores_utilizados }) => entregadores_utilizados,
    cell: ({ entregadores_utilizados }) => <Nomes nomes={entregadores_utilizados} quantos={NOMES_EM_DADOS} />,
    className: 'min-w-52',
  },
];
