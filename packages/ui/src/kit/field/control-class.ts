import { twMerge } from '../theme/merge-classes.ts';

/** `sm` is 36 px, for toolbars. `md` is the height of the density. `lg` is 56 px, for the login. */
export type ControlSize = 'sm' | 'md' | 'lg';

const heights: Record<ControlSize, string> = {
  sm: 'min-h-(--ui-control-sm)',
  md: 'min-h-(--ui-control)',
  lg: 'min-h-14',
};

/**
 * Returns the classes of the box around an input, text area or select. The focus ring is drawn around the box.
 * An error's border is 2 px wide: an inset shadow adds the second pixel, so that the text does not move.
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

/** The classes of the input inside the box: no border, ring or height of its own. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent text-inherit outline-none! disabled:cursor-not-allowed read-only:cursor-default';
