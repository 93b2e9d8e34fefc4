import { Combobox as Base } from '@base-ui/react/combobox';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { OptionPlace } from './combobox-option.tsx';

type Props<Item> = {
  popupRef: RefObject<HTMLDivElement | null>;
  /** set while the server searches */
  status: string | null;
  /** set when nothing was found */
  message: string | null;
  /** true renders only the options in view */
  long: boolean;
  scrollRef: RefObject<((index: number) => void) | null>;
  children: (item: Item, place?: OptionPlace) => ReactNode;
};

const VirtualOptions = lazy(async () => ({ default: (await import('./virtual-options.tsx')).VirtualOptions }));

const messageClass = 'px-2.5 text-(length:--ui-secondary) text-ink-2 not-empty:py-2.5';

/** The list of a Combobox, as wide as its field. */
export function ComboboxList<Item>({ popupRef, status, message, long, scrollRef, children }: Props<Item>) {
  return (
    <Base.Portal>
      <Base.Positioner role="region" aria-label="Opções" sideOffset={6} className="z-60 outline-none">
        <div
          ref={popupRef}
          className="max-h-[min(var(--available-height),360px)] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-ink shadow-menu"
        >
          <Base.Status className={messageClass}>{status}</Base.Status>
          <Base.Empty className={messageClass}>{message}</Base.Empty>
          <Base.List className="empty:hidden">
            {long ? (
              <Suspense fallback={null}>
                <VirtualOptions popupRef={popupRef} scrollRef={scrollRef}>
                  {/* The list holds the items of the field, so the cast is safe. */}
                  {(item, place) => children(item as Item, place)}
                </VirtualOptions>
              </Suspense>
            ) : (
              (item: Item) => children(item)
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}
