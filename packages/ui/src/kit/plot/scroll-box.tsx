import type { ReactNode } from 'react';

/** Scrolls what is higher or wider than its place. The keyboard can scroll it, too. A print shows all of it. */
export function ScrollBox({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region without controls needs the focus for its keys.
    <div tabIndex={0} className="h-full overflow-auto focus-visible:outline-2 focus-visible:outline-focus print:h-auto">
      {children}
    </div>
  );
}
