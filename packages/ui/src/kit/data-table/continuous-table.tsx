import type { RowData } from '@tanstack/react-table';
import { Fragment, useRef } from 'react';
import { usePrinting } from '../media-query/use-printing.ts';
import { useRowsInBox } from '../virtual-list/use-rows-in-sight.ts';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import { PhoneRow } from './phone-list.tsx';
import { TableBody, TableRow, tabStop } from './table-grid.tsx';
import type { ContinuousParts, PhoneListProps, RowProps } from './table-model.ts';

/** Largest table that renders all its rows. */
const ALL_UP_TO = 40;
/** Approximate height of a row. A long name makes it taller. */
const ROW_PX = { dense: 44, wide: 48 };

const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr style={{ height }}>
      <td className="p-0" />
    </tr>
  ) : null;

function RowsInSight<TRow extends RowData>(props: RowProps<TRow>) {
  const list = useRef<HTMLTableSectionElement>(null);
  const { pageRows: rows, selected: chosen } = props.table;
  const stop = tabStop(rows, chosen);
  const selected = rows.findIndex(({ id }) => id === stop);
  const sight = useRowsInBox({
    list,
    total: rows.length,
    keyOf: (index) => rows[index]?.id ?? index,
    height: props.dense ? ROW_PX.dense : ROW_PX.wide,
    focused: selected < 0 ? null : selected,
  });
  return (
    <tbody ref={list}>
      {sight.rows.map(({ index, start }, i) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Fragment key={row.id}>
            <Gap height={start - (sight.rows[i - 1]?.end ?? 0)} />
            <TableRow {...props} row={row} place={index + 1} measure={sight.measure} stop={row.id === stop} />
          </Fragment>
        );
      })}
      <Gap height={sight.height - (sight.rows.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

/** All rows as one list. Renders the rows in view and the selected row, which may hold the focus; paper gets all. */
function VirtualTableBody<TRow extends RowData>(props: RowProps<TRow>) {
  const printing = usePrinting();
  return props.table.pageRows.length > ALL_UP_TO && !printing ? <RowsInSight {...props} /> : <TableBody {...props} />;
}

/** Approximate height of a row in the phone's list. */
const PHONE_ROW_PX = 72;

function VirtualPhoneList<TRow extends RowData>({ title, table, ...parts }: PhoneListProps<TRow>) {
  return (
    <VirtualList
      inBox={false}
      label={title}
      items={table.pageRows}
      keyOf={({ id }) => id}
      height={PHONE_ROW_PX}
      className="divide-y divide-line"
    >
      {({ original }) => <PhoneRow row={original} {...parts} />}
    </VirtualList>
  );
}

/**
 * The parts that render a table without pages, given to `useDataTable` as `continuous`. First screens have no such
 * table and do not load them.
 */
export const continuousTable: ContinuousParts = { Body: VirtualTableBody, PhoneList: VirtualPhoneList };
