import { useId } from 'react';
import { useFieldGroup } from '../field/control.ts';
import { twMerge } from '../theme/merge-classes.ts';

export type Choice = { value: string; label: string; detail?: string };

type Props = {
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  /** names the group when it is not in a Field */
  label?: string;
  className?: string;
};

/** A radio group of tiles with two lines each: the choice and its result. The arrow keys choose. */
export function ChoiceTiles({ choices, value, onValueChange, label, className }: Props) {
  const name = useId();
  const { invalid, disabled, ...described } = useFieldGroup();
  return (
    <div
      role="radiogroup"
      {...described}
      aria-label={label}
      aria-invalid={invalid || undefined}
      className={twMerge('grid grid-cols-3 gap-2', className)}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={twMerge(
            'relative flex min-h-[60px] min-w-0 cursor-pointer flex-col items-center justify-center rounded-(--ui-radius) border border-control bg-surface px-2 py-2 text-center text-ink hover:bg-sunken',
            'has-checked:border-2 has-checked:border-brand has-checked:bg-brand-soft',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onValueChange(choice.value)}
            className="sr-only scroll-my-16"
          />
          <span className="text-[15px] leading-5 font-bold">{choice.label}</span>
          {choice.detail && <span className="text-[13px] leading-[18px] text-ink-2">{choice.detail}</span>}
        </label>
      ))}
    </div>
  );
}
