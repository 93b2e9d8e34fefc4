import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { twMerge } from '../theme/merge-classes.ts';
import { FieldContext } from './control.ts';

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** a helpful sentence under the control, before any error */
  hint?: ReactNode;
  /** the error and its solution; undefined or '' without an error */
  error?: string | undefined;
  /** quieter text beside the label: '(não muda)', '(opcional)' */
  note?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** for groups of controls (radios, a stepper), which a `<label>` cannot point at */
  group?: boolean;
  /** id of the control, for the link of an error summary */
  id?: string;
  /** keeps the label for screen readers only */
  hideLabel?: boolean;
  className?: string;
};

/** A control with its label, hint and error. The control inside gets its id and its descriptions from the context. */
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
