import type { LinhaDaCustodia } from '@corre/contract/custodia/suporte-contrato.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Comercio, Entregador } from '../pessoas/pessoas.tsx';
import { dinheiro } from '../relatorios/colunas-de-numeros.tsx';

/**
 * The columns of a courier's week with a shop (ADR 0062). Closing = opening + received + change − handed over −
 * differences.
 */
export const colunasDaCustodia: readonly Column<LinhaDaCustodia>[] = [
  {
    id: 'entregador',
    title: 'Entregador',
    pinned: true,
    campos: ['entregador_id', 'entregador'],
    valor: ({ entregador }) => entregador,
    cell: ({ entregador_id, entregador }) => <Entregador entregador_id={entregador_id} nome={entregador} />,
  },
  {
    id: 'comercio',
    title: 'Comércio',
    campos: ['comercio_id', 'comercio'],
    valor: ({ comercio }) => comercio,
    cell: ({ comercio }) => <Comercio nome={comercio} />,
  },
  dinheiro('inicial', 'No início', 'saldo_inicial'),
  dinheiro('recebido', 'Recebido', 'recebido'),
  dinheiro('troco', 'Troco levado', 'troco'),
  dinheiro('prestado', 'Entregue', 'prestado'),
  dinheiro('diferencas', 'Diferenças', 'diferencas'),
  dinheiro('final', 'No fim', 'saldo_final', { className: 'font-bold' }),
  { ...dinheiro('revertidas', 'Revertidas', 'diferencas_revertidas'), hidden: true },
];
