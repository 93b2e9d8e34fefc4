import type { ResumoDeRecebimentos } from '@corre/contract/recebimentos/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { dinheiro } from '../relatorios/numeros.tsx';

type Dia = ResumoDeRecebimentos['dias'][number];

const columns: readonly Column<Dia>[] = [
  {
    id: 'dia',
    title: 'Dia',
    pinned: true,
    kind: 'dia',
    fields: ['dia'],
    value: ({ dia }) => dia,
    cell: ({ dia }) => <span className="tabular-nums">{formatDate(dia)}</span>,
  },
  dinheiro('entrou', 'Entrou', 'entrou'),
  dinheiro('devolvido', 'Devolvido', 'devolvido'),
  dinheiro('recebido', 'Recebido', 'recebido', { className: 'font-bold' }),
  dinheiro('liquidado', 'Em faturas', 'liquidado'),
  dinheiro('nao_atribuido', 'Sem fatura', 'nao_atribuido'),
];

/** The days on which money came. Received = in invoices + without an invoice, each day [conciliacao]. */
export function PorDia({ dias }: { dias: readonly Dia[] | undefined }) {
  const table = useDataTable({
    columns,
    data: dias,
    rowId: ({ dia }) => dia,
    initialSort: { id: 'dia', desc: true },
    prefix: 'dia',
  });
  return (
    <DataTable
      table={table}
      title="Recebimentos por dia"
      search="Buscar dia"
      phoneRow={({ dia, recebido, liquidado, nao_atribuido }) => (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular-nums">{formatDate(dia)}</span>
          <strong className="ml-auto tabular-nums">{formatMoney(recebido)}</strong>
          <span className="w-full text-[14px] leading-5 text-ink-2">
            {formatMoney(liquidado)} em faturas, {formatMoney(nao_atribuido)} sem fatura
          </span>
        </p>
      )}
      empty={{ title: 'Nenhum Pix neste período', text: 'Escolha outro período.' }}
    />
  );
}
