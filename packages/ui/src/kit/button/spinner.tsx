import { twMerge } from '../theme/merge-classes.ts';

/** The loading spinner. Hidden from screen readers, because a text beside it says what happens. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={twMerge('size-[18px] shrink-0 animate-spin', className)}
    >
      <path d="M12 3a9 9 0 1 0 9 9" />
    </svg>
  );
}
