import type { Outputs } from '@corre/client/trpc.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { endWithin, releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Fragment, type ReactNode } from 'react';

type Entrega = Outputs['entregas']['historicoDoEntregador'][number]['entregas'][number];

/** Deliveries under one heading, for example a day with its sum. A day's `chave` is its date, 'aaaa-mm-dd'. */
export interface Group {
  chave: string;
  title?: ReactNode;
  total?: number | undefined;
  entregas: readonly Entrega[];
}

type RowProps = { entrega: Entrega; detalhada: boolean; chave: string };

type Props = {
  label: string;
  groups: readonly Group[];
  /** shows address and time, for a table grouped by day; otherwise the date */
  detalhada?: boolean;
};

const CELL = 'px-2.5 py-3 first:pl-4 last:pr-4';
const SUM = `${CELL} text-right whitespace-nowrap tabular-nums`;

function Row({ entrega, detalhada, chave }: RowProps) {
  const note = releaseNote(entrega);
  return (
    <tr className="border-t border-line">
      {detalhada && <td className={`${CELL} w-0 tabular-nums text-ink-2`}>{endWithin(chave, entrega)}</td>}
      <td className={`${CELL} font-[650] text-ink`}>
        {entrega.comercio}
        {note && <span className="block font-normal text-ink-2">{note}</span>}
      </td>
      <td className={`${CELL} text-ink-2 ${detalhada ? '' : 'tabular-nums'}`}>
        {detalhada ? (entrega.endereco ?? '–') : formatDate(entrega.data)}
      </td>
      <td className={SUM}>{formatInteger(entrega.quantidade)}</td>
      <td className={SUM}>{formatMoney(entrega.valor)}</td>
      <td className={`${SUM} font-[750]`}>{formatMoney(entrega.valor_liquido)}</td>
    </tr>
  );
}

/** The table of deliveries on a desktop: shop, date or address, items, gross and net value. */
export function EntregasTable({ label, groups, detalhada = false }: Props) {
  const columns = [...(detalhada ? ['Hora'] : []), 'Comércio', detalhada ? 'Endereço' : 'Data'];
  const numeros = ['Itens', 'Bruto', 'Líquido'];
  return (
    <table aria-label={label} className="w-full text-[16px] leading-6">
      <thead>
        <tr className="text-ink-2">
          {columns.map((nome) => (
            <th key={nome} scope="col" className={`${CELL} text-left font-[550]`}>
              {nome}
            </th>
          ))}
          {numeros.map((nome) => (
            <th key={nome} scope="col" className={`${SUM} font-[550]`}>
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ chave, title, total, entregas }) => (
          <Fragment key={chave}>
            {title && (
              <tr className="border-t border-line bg-sunken">
                <th scope="rowgroup" colSpan={4} className={`${CELL} text-left font-[700] first-letter:uppercase`}>
                  {title}
                </th>
                <td colSpan={2} className={`${SUM} font-[700]`}>
                  {total !== undefined && formatMoney(total)}
                </td>
              </tr>
            )}
            {entregas.map((entrega) => (
              <Row key={entrega.id} entrega={entrega} detalhada={detalhada} chave={chave} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
