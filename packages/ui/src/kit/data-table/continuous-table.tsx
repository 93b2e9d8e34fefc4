import type { RowData } from '@tanstack/react-table';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import { type PhoneListProps, PhoneRow } from './phone-list.tsx';
import { VirtualTableBody } from './virtual-table-body.tsx';

/** Approximate height of a row in the phone's list. */
const PHONE_ROW_PX = 72;

function VirtualPhoneList<TRow extends RowData>({ title, model, ...parts }: PhoneListProps<TRow>) {
  return (
    <VirtualList
      inBox={false}
      label={title}
      items={model.table.getRowModel().rows}
      keyOf={({ id }) => id}
      height={PHONE_ROW_PX}
      className="divide-y divide-line"
    >
      {({ original }) => <PhoneRow row={original} {...parts} />}
    </VirtualList>
  );
}

/**
 * The parts that render a table without pages, given as the prop `continuous`. First screens have no such table and do
 * not load them.
 */
export const continuousTable = { Body: VirtualTableBody, PhoneList: VirtualPhoneList };
