import { twMerge } from '../theme/merge-classes.ts';

/** A keyboard shortcut as a key cap. Hidden while shortcuts are off. */
export function Kbd({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      className={twMerge(
        'inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-md border border-line bg-surface px-1.5 font-sans text-[12px] leading-none font-semibold text-ink-2 in-data-[atalhos=off]:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
