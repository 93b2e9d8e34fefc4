import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** a second line in quieter text */
  detail?: ReactNode;
  className?: string;
};

/** A checkbox with its text; the whole line is the target. Works with `{...register('campo')}`. */
export function Checkbox({ children, detail, className, ...rest }: Props) {
  return (
    <label
      className={twMerge(
        'group flex min-h-6 cursor-pointer items-start gap-2.5 py-1 max-sm:py-2.5 text-(length:--ui-text) leading-6 text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-control bg-surface transition-colors duration-(--ui-fast) checked:border-brand checked:bg-brand group-hover:enabled:border-brand disabled:border-line disabled:bg-sunken aria-invalid:border-perigo"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none invisible absolute inset-0 m-auto size-3.5 text-on-brand peer-checked:visible peer-disabled:text-ink-3"
        />
      </span>
      <span className="min-w-0">
        {children}
        {detail && <span className="block text-(length:--ui-hint) leading-5 text-ink-2">{detail}</span>}
      </span>
    </label>
  );
}
