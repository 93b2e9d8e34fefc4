import { Minus, Plus } from 'lucide-react';
import { controlClass, useFieldControl } from '../field/control.ts';
import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  /** the counted things, for the names of the buttons: 'entregas' */
  unit?: string;
  id?: string;
  className?: string;
};

const side =
  'flex w-(--ui-control) shrink-0 items-center justify-center self-stretch rounded-[inherit] text-ink hover:bg-sunken disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent';

/** A small whole number with − and + buttons. The arrow keys and typing work too. */
export function QuantityStepper({ value, onValueChange, min = 1, max = 99, unit = '', id, className }: Props) {
  const control = useFieldControl({ id });
  const set = (next: number) => onValueChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={twMerge(controlClass(), 'items-stretch gap-0 px-0', className)}>
      <button
        type="button"
        aria-label={`Diminuir ${unit}`.trim()}
        disabled={control.disabled || value <= min}
        onClick={() => set(value - 1)}
        className={`${side} rounded-r-none border-r border-line`}
      >
        <Minus aria-hidden="true" className="size-[18px]" />
      </button>
      <input
        {...control}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed)) set(typed);
        }}
        className="min-w-0 flex-1 [appearance:textfield] bg-transparent text-center font-bold tabular-nums outline-none [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={`Aumentar ${unit}`.trim()}
        disabled={control.disabled || value >= max}
        onClick={() => set(value + 1)}
        className={`${side} rounded-l-none border-l border-line`}
      >
        <Plus aria-hidden="true" className="size-[18px]" />
      </button>
    </div>
  );
}
