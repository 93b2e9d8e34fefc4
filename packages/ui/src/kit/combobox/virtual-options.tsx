import { Combobox as Base } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { OptionPlace } from './combobox-option.tsx';

/** An option of the compact density; each is measured once it is drawn. */
const OPTION_PX = 52;
const OVERSCAN = 8;

type Props<Item> = {
  popupRef: RefObject<HTMLDivElement | null>;
  /** gets the function that brings an option into view: the arrow keys go through all of them */
  scrollRef: RefObject<((index: number) => void) | null>;
  children: (item: Item, place: OptionPlace) => ReactNode;
};

/** The options in view of a long list, and how many there are. A chunk of its own: short lists do not load it. */
export function VirtualOptions<Item>({ popupRef, scrollRef, children }: Props<Item>) {
  const items = Base.useFilteredItems<Item>();
  // The popup's own ref is set only after the effects of what stands in it.
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
