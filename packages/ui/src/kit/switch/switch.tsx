import type { ComponentProps, ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  children: ReactNode;
  /** a second line in quieter text */
  detail?: ReactNode;
  className?: string;
};

/** The checkbox itself reports on and off, so there is no `aria-checked`, which could differ from it. */
const asSwitch = { role: 'switch' };

/** A switch that acts at once. The whole line is the target. Works with `{...register('campo')}`. */
export function Switch({ children, detail, className, ...rest }: Props) {
  return (
    <label
      className={twMerge(
        'flex min-h-8 cursor-pointer items-start gap-2.5 py-1 max-sm:py-2.5 text-(length:--ui-text) leading-6 text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        {...asSwitch}
        className="relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control transition-colors duration-(--ui-fast) before:absolute before:top-[3px] before:left-[3px] before:size-[18px] before:rounded-full before:bg-surface before:transition-[translate] before:duration-(--ui-fast) checked:bg-brand checked:before:translate-x-5 disabled:bg-line"
      />
      <span className="min-w-0">
        {children}
        {detail && <span className="block text-(length:--ui-hint) leading-5 text-ink-2">{detail}</span>}
      </span>
    </label>
  );
}
