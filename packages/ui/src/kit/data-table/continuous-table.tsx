import type { RowData } from '@tanstack/react-table';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import { PhoneRow } from './phone-list.tsx';
import type { ContinuousParts, PhoneListProps } from './table-model.ts';
import { VirtualTableBody } from './virtual-table-body.tsx';

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
 * The parts that render a table without pages, given to `useDataTable` as `continuous`. First screens have no such table and do
 * not load them.
 */
export const continuousTable: ContinuousParts = { Body: VirtualTableBody, PhoneList: VirtualPhoneList };
