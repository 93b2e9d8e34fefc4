import { twMerge } from '../theme/merge-classes.ts';

/** `sm` stands in toolbars (36 px), `md` is the density's height, `lg` the 56 px of the login. */
export type ControlSize = 'sm' | 'md' | 'lg';

const heights: Record<ControlSize, string> = {
  sm: 'min-h-(--ui-control-sm)',
  md: 'min-h-(--ui-control)',
  lg: 'min-h-14',
};

/**
 * The box of everything that is typed into or chosen from. The border of an error is 2 px; the inset shadow makes it so
 * without moving the text. The focus ring is drawn round the box when the input inside has the focus.
 */
export function controlClass({ size = 'md', className }: { size?: ControlSize; className?: string } = {}): string {
  return twMerge(
    'flex w-full min-w-0 items-center gap-2.5 rounded-(--ui-radius) border-(length:--ui-line) border-control bg-surface px-(--ui-pad)',
    'text-(length:--ui-input-text) text-ink transition-colors duration-(--ui-fast)',
    'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
    'has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
    'has-[input:disabled,select:disabled,textarea:disabled]:border-line has-[input:disabled,select:disabled,textarea:disabled]:bg-sunken has-[input:disabled,select:disabled,textarea:disabled]:text-ink-2',
    'has-[[aria-invalid=true]]:border-perigo has-[[aria-invalid=true]]:shadow-[inset_0_0_0_1px_var(--c-perigo)]',
    heights[size],
    className,
  );
}

/** The input inside the box: no border, ring or height of its own. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent text-inherit outline-none! disabled:cursor-not-allowed read-only:cursor-default';
