import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { CountBadge } from '../badge/badge.tsx';
import { useFieldGroup } from '../field/control.ts';
import { twMerge } from '../theme/merge-classes.ts';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
  /** text after the label for a screen reader, when the label has no room for it: ' min' */
  spoken?: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** number of waiting things, in amber; hidden at 0 */
  count?: number;
};

type Props<Value extends string> = {
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** names the group when it is not in a Field */
  label?: string;
  /** `sm`: tiles of 30 px in a toolbar */
  size?: 'sm' | 'md';
  /** number of columns; 2 shows four options as 2 × 2 */
  columns?: number;
  className?: string;
};

/** A radio group as a row of tiles. The arrow keys choose. */
export function Segmented<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  size = 'md',
  columns = options.length,
  className,
}: Props<Value>) {
  const name = useId();
  const { invalid, disabled, ...described } = useFieldGroup();
  return (
    <div
      role="radiogroup"
      {...described}
      aria-label={label}
      aria-invalid={invalid || undefined}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      className={twMerge(
        'grid gap-[3px] rounded-(--ui-radius) border border-line bg-sunken p-[3px]',
        invalid && 'border-perigo',
        className,
      )}
    >
      {options.map(({ value: option, label, spoken, icon: Icon, disabled: off, count = 0 }) => (
        <label
          key={option}
          className={twMerge(
            // `relative` contains the hidden radio; without it the scroll box would not scroll to a focused radio.
            'relative flex min-w-0 cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-(--ui-radius-sm) border-[1.5px] border-transparent px-2 text-center leading-tight font-semibold text-ink-2',
            'hover:text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3',
            'has-checked:border-brand has-checked:bg-surface has-checked:font-bold has-checked:text-brand-ink has-checked:shadow-card',
            'compact:has-checked:border-control compact:has-checked:bg-raised compact:has-checked:text-ink',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            size === 'sm'
              ? 'min-h-[30px] text-[14px] max-sm:min-h-11'
              : 'min-h-(--ui-segment) text-(length:--ui-button-text)',
            'large-text:px-0.5 large-text:text-[13px]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            disabled={off ?? disabled}
            onChange={() => onValueChange(option)}
            className="sr-only scroll-my-16"
          />
          {Icon && <Icon aria-hidden="true" className="size-[18px] shrink-0" />}
          {label}
          {spoken && <span className="sr-only">{spoken}</span>}
          {count > 0 && <CountBadge total={count} tone="faixa" />}
        </label>
      ))}
    </div>
  );
}
