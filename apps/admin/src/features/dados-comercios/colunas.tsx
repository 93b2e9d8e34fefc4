import { somarReais } from '@corre/contract/money.ts';
import type { DadosComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio } from '../pessoas/pessoas.tsx';
import { somar } from '../relatorios/somar.ts';

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
  {
    id: 'entregas',
    title: 'Entregas',
    numero: true,
    busca: false,
    valor: ({ total_entregas }) => total_entregas,
    cell: ({ total_entregas }) => formatInteger(total_entregas),
    total: (linhas) => formatInteger(somar(linhas, ({ total_entregas }) => total_entregas)),
  },
  {
    id: 'itens',
    title: 'Itens',
    numero: true,
    busca: false,
    valor: ({ total_quantidade }) => total_quantidade,
    cell: ({ total_quantidade }) => formatInteger(total_quantidade),
    total: (linhas) => formatInteger(somar(linhas, ({ total_quantidade }) => total_quantidade)),
  },
  {
    id: 'valor',
    title: 'Valor',
    numero: true,
    busca: false,
    valor: ({ valor_total }) => valor_total,
    cell: ({ valor_total }) => <strong>{formatMoney(valor_total)}</strong>,
    total: (linhas) => formatMoney(somarReais(linhas, ({ valor_total }) => valor_total)),
  },
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
