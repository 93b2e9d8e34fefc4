import { rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import { NOME_CHAVE_PIX } from '@corre/contract/entregadores/labels.ts';
import type { FechamentoDaSemana, LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDate, formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { usePrinting } from '@corre/ui/kit/media-query/use-printing.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { comSinal } from '../pagamentos/contas.ts';
import { estadoPorExtenso } from './estado.tsx';

const cell = 'border-b border-line py-1.5 pr-3 text-left align-top last:pr-0';
const figure = `${cell} text-right whitespace-nowrap tabular-nums`;
const ASSINAM = ['Conferido por', 'Pago por'] as const;

const Header = ({ percentual }: { percentual: number }) => (
  <thead>
    <tr>
      {['Entregador', 'Tipo da chave'].map((title) => (
        <th key={title} scope="col" className={cell}>
          {title}
        </th>
      ))}
      {['Bruto', rotuloDaTaxa(percentual), 'Ajustes', 'A receber'].map((title) => (
        <th key={title} scope="col" className={figure}>
          {title}
        </th>
      ))}
      <th scope="col" className={cell}>
        Situação
      </th>
    </tr>
  </thead>
);

const Row = ({ row }: { row: LinhaDoFechamento }) => (
  <tr>
    <td className={`${cell} wrap-anywhere`}>{row.nome_completo}</td>
    <td className={cell}>{NOME_CHAVE_PIX[row.pix_tipo_chave]}</td>
    <td className={figure}>{formatMoney(row.bruto)}</td>
    <td className={figure}>− {formatMoney(row.taxa)}</td>
    <td className={figure}>{row.ajustes === 0 ? '–' : comSinal(row.ajustes)}</td>
    <td className={`${figure} font-bold`}>{formatMoney(row.liquido)}</td>
    <td className={cell}>{estadoPorExtenso(row)}</td>
  </tr>
);

type Props = { folha: FechamentoDaSemana; rows: readonly LinhaDoFechamento[] };

/**
 * The sheet on paper (A4): title, week, rows, totals and a place for signatures. Renders only while the page is
 * printed.
 */
export function PrintedSheet({ folha, rows }: Props) {
  if (!usePrinting()) return null;
  return (
    <section className="hidden text-[12px] leading-4 text-ink print:block">
      <h1>Fechamento da semana</h1>
      <p className="mt-1 mb-4">
        Semana {folha.semana} · pagamento em {formatDate(folha.dia_pagamento)} · impresso em{' '}
        {formatDateTime(serverNow())}
      </p>
      <table className="w-full border-collapse">
        <Header percentual={folha.taxa_percentual} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.entregador_id} row={row} />
          ))}
        </tbody>
        <tfoot className="table-row-group font-bold">
          <tr>
            <td className={cell} colSpan={2}>
              Total
            </td>
            <td className={figure}>{formatMoney(folha.total_bruto)}</td>
            <td className={figure}>− {formatMoney(folha.total_taxa)}</td>
            <td className={figure}>{folha.total_ajustes === 0 ? '–' : comSinal(folha.total_ajustes)}</td>
            <td className={figure}>{formatMoney(folha.total_liquido)}</td>
            <td className={cell}>Pago {formatMoney(folha.total_pago)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-16 grid break-inside-avoid grid-cols-2 gap-12">
        {ASSINAM.map((who) => (
          <p key={who} className="border-t border-ink pt-1">
            {who}, em ____/____/________
          </p>
        ))}
      </div>
    </section>
  );
}
