import { formatInteger } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';

export type FilterChip<Value extends string> = { value: Value; label: string; count?: number };

type Props<Value extends string> = {
  /** names the group: 'Filtrar por situação' */
  label: string;
  chips: readonly FilterChip<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** Chooses one of a few filters, each with its count. */
export function FilterChips<Value extends string>({ label, chips, value, onValueChange, className }: Props<Value>) {
  return (
    <fieldset aria-label={label} className={twMerge('flex min-w-0 flex-wrap gap-2', className)}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onValueChange(chip.value)}
          className="inline-flex min-h-(--ui-button-sm) items-center gap-1.5 rounded-(--ui-radius-sm) border border-control bg-surface px-3 text-[14px] leading-none font-[650] text-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-bg"
        >
          {chip.label}
          {chip.count !== undefined && <span className="tabular-nums">{formatInteger(chip.count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
