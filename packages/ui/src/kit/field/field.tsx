import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { twMerge } from '../theme/merge-classes.ts';
import { FieldContext } from './field-context.ts';

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** a sentence under the control that helps before anything is wrong */
  hint?: ReactNode;
  /** what is wrong and what to do; undefined or '' while nothing is */
  error?: string | undefined;
  /** beside the label, quieter: '(não muda)', '(opcional)' */
  note?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** for groups of controls (radios, a stepper), where a `<label>` would point at nothing */
  group?: boolean;
  /** id of the control, where an error summary links to it */
  id?: string;
  /** keeps the label for screen readers only */
  hideLabel?: boolean;
  className?: string;
};

/** Label, control, hint and error as one: the control inside finds its id and its descriptions by itself. */
export function Field({
  label,
  children,
  hint,
  error,
  note,
  required = false,
  disabled = false,
  group = false,
  id: ownId,
  hideLabel = false,
  className,
}: Props) {
  const generated = useId();
  const id = ownId ?? generated;
  const labelId = `${id}-rotulo`;
  const hintId = hint ? `${id}-dica` : undefined;
  const errorId = error ? `${id}-erro` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const labelClass = twMerge(
    'text-(length:--ui-label) leading-5 font-(--ui-label-weight) text-ink',
    hideLabel && 'sr-only',
  );
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error), required, disabled }}>
      <div className={twMerge('flex min-w-0 flex-col gap-1.5', className)}>
        <span className={twMerge('flex flex-wrap items-baseline gap-x-1.5', hideLabel && 'sr-only')}>
          {group ? (
            <span id={labelId} className={labelClass}>
              {label}
            </span>
          ) : (
            <label id={labelId} htmlFor={id} className={labelClass}>
              {label}
            </label>
          )}
          {note && <span className="text-(length:--ui-hint) leading-5 text-ink-2">{note}</span>}
        </span>
        {children}
        {error && (
          <p
            id={errorId}
            className="flex items-start gap-1.5 text-(length:--ui-hint) leading-[18px] font-semibold text-perigo-ink"
          >
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-(length:--ui-hint) leading-[18px] text-ink-2">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
