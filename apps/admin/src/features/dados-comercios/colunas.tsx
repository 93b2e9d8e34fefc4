import type { DadosComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio } from '../pessoas/pessoas.tsx';
import { dinheiro, inteiro } from '../relatorios/colunas-de-numeros.tsx';

/** Number of courier names before '+N' [relatorios]. */
export const NOMES_EM_DADOS = 3;

/** The columns per shop: deliveries, items, value, couriers and their names. */
export const colunasDeDados: readonly Column<DadosComercio>[] = [
  {
    id: 'comercio',
    title: 'Comércio',
    pinned: true,
    campos: ['comercio_id', 'comercio'],
    valor: ({ comercio }) => comercio,
    cell: ({ comercio }) => <Comercio nome={comercio} />,
    className: 'min-w-52',
  },
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'valor_total', { className: 'font-bold' }),
  // No total: several shops share couriers, so a sum would count them twice.
  { ...inteiro('entregadores', 'Entregadores', 'numero_entregadores'), total: undefined },
  {
    id: 'quem',
    title: 'Quem entregou',
    sortable: false,
    valor: ({ entregadores_utilizados }) => entregadores_utilizados.join(' '),
    campos: ['entregadores_utilizados'],
    planilha: ({ entregadores_utilizados }) => entregadores_utilizados,
    cell: ({ entregadores_utilizados }) => <Nomes nomes={entregadores_utilizados} quantos={NOMES_EM_DADOS} />,
    className: 'min-w-52',
  },
];
