import type { RowData } from '@tanstack/react-table';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import { type PhoneListProps, PhoneRow } from './phone-list.tsx';
import { VirtualTableBody } from './virtual-table-body.tsx';

/** What a row of the phone's list measures about. */
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

/** How a table without pages draws its rows. A table is handed it (`continuous`): the first screens have none, and do not load it. */
export const continuousTable = { Body: VirtualTableBody, PhoneList: VirtualPhoneList };
