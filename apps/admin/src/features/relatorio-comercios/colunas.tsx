import type { ItemComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio } from '../pessoas/pessoas.tsx';
import { dinheiro, inteiro } from '../relatorios/colunas-de-numeros.tsx';
import type { ComercioDaSemana } from './linhas.ts';

/** Number of courier names before '+N' [relatorios]. */
export const NOMES_NO_RELATORIO = 2;

const nome = <Linha extends { comercio_id: number; comercio: string }>(): Column<Linha> => ({
  id: 'comercio',
  title: 'Comércio',
  pinned: true,
  campos: ['comercio_id', 'comercio'],
  valor: ({ comercio }) => comercio,
  cell: ({ comercio }) => <Comercio nome={comercio} />,
});

/** The columns of all periods: shop, deliveries, value, fee. */
export const colunasDeSempre: readonly Column<ItemComercio>[] = [
  nome(),
  inteiro('entregas', 'Entregas', 'total_entregas'),
  dinheiro('valor', 'Valor', 'valor_total', { className: 'font-bold' }),
  dinheiro('taxa', 'Taxa recebida', 'total_taxa', { className: 'font-bold' }),
];

/** The columns of one week: deliveries, items, value, couriers and the first names. */
export const colunasDaSemana: readonly Column<ComercioDaSemana>[] = [
  nome(),
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'total_valor', { className: 'font-bold' }),
  {
    ...inteiro('entregadores', 'Entregadores', 'numero_entregadores'),
    // Counts each courier once, because several shops share couriers.
    total: (linhas: readonly ComercioDaSemana[]) => new Set(linhas.flatMap(({ entregadores }) => entregadores)).size,
  },
  {
    id: 'quem',
    title: 'Quem entregou',
    sortable: false,
    valor: ({ entregadores }) => entregadores.join(' '),
    campos: ['entregadores'],
    planilha: ({ entregadores }) => entregadores,
    cell: ({ entregadores }) => <Nomes nomes={entregadores} quantos={NOMES_NO_RELATORIO} />,
    className: 'min-w-52',
  },
];
