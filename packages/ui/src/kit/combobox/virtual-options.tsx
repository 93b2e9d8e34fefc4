import { Combobox as Base } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { OptionPlace } from './combobox-option.tsx';

/** Estimated height of an option in the compact density. Each option is measured once it renders. */
const OPTION_PX = 52;
const OVERSCAN = 8;

type Props<Item> = {
  popupRef: RefObject<HTMLDivElement | null>;
  /** gets the function that scrolls to an option: the arrow keys move through all options */
  scrollRef: RefObject<((index: number) => void) | null>;
  children: (item: Item, place: OptionPlace) => ReactNode;
};

/** The options in view of a long list, with the total count. A separate chunk, which short lists do not load. */
export function VirtualOptions<Item>({ popupRef, scrollRef, children }: Props<Item>) {
  const items = Base.useFilteredItems<Item>();
  // React sets the popup's ref only after the effects of its children.
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  useEffect(() => setPopup(popupRef.current), [popupRef]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => popup,
    estimateSize: () => OPTION_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  useEffect(() => {
    scrollRef.current = (index) => virtualizer.scrollToIndex(index, { align: 'auto' });
    return () => {
      scrollRef.current = null;
    };
  }, [virtualizer, scrollRef]);
  return (
    <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        return (
          item !== undefined &&
          children(item, {
            index,
            total: items.length,
            ref: virtualizer.measureElement,
            style: { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` },
          })
        );
      })}
    </div>
  );
}
