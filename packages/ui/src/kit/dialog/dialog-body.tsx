import { type ReactNode, useEffect, useRef, useState } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

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
