import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { twMerge } from '../theme/merge-classes.ts';
import type { Notice } from '../toaster/toast-hold.ts';

type Props = { notice: Notice | null; onDismiss: () => void };

/** The error of a dialog's own action, shown inside the dialog, because no toast lies over a dialog (ADR 0033). */
export function DialogNotice({ notice, onDismiss }: Props) {
  return (
    <div role="status" className="shrink-0">
      {notice && (
        <div className="mx-4 mb-3 flex items-center gap-2.5 rounded-[10px] border border-perigo bg-perigo-soft py-1.5 pr-1 pl-3 text-perigo-ink">
          <CircleAlert aria-hidden="true" className="size-[18px] shrink-0" />
          <p className="min-w-0 flex-1 text-[16px] leading-5 font-semibold wrap-anywhere compact:text-[14px]">
            {notice.text}
          </p>
          <button
            type="button"
            aria-label="Fechar aviso"
            onClick={onDismiss}
            className="flex size-11 shrink-0 items-center justify-center rounded-lg sm:size-9"
          >
            <X aria-hidden="true" className="size-[18px]" />
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * The shared look of Dialog, AlertDialog and Drawer: scrim, surface, and a rise of 12 px in 180 ms.
 * The scrim has the z-index of its dialog, and later elements lie above. A dialog over a drawer therefore darkens the
 * drawer.
 */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-(--ui-sheet) data-ending-style:opacity-0 data-starting-style:opacity-0';

export const surfaceClass = [
  'flex flex-col border border-line bg-surface text-ink shadow-dialog outline-none!',
  'transition-[opacity,translate] duration-(--ui-sheet) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

export const riseClass = 'data-ending-style:translate-y-(--ui-rise) data-starting-style:translate-y-(--ui-rise)';

/** The footer of a dialog below a line, the safe choice on the left. On a phone the buttons share the width. */
export const footClass =
  'flex min-h-[72px] shrink-0 flex-wrap items-center justify-end gap-2.5 border-t border-line px-5 py-3 max-sm:pb-[max(12px,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-6';

/** Returns true while the content overflows its element. Only then the element becomes a tab stop. */
function useOverflowing() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, overflowing };
}

/** The scroll area of a dialog. The keyboard scrolls it too. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  const { ref, overflowing } = useOverflowing();
  return (
    <div
      ref={ref}
      tabIndex={overflowing ? 0 : undefined}
      className={twMerge('min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-3! sm:px-6 sm:py-5', className)}
    >
      <div>{children}</div>
    </div>
  );
}
