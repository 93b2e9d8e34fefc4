import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import { MoneyInput } from './money-input.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'group'>;
type Props = FieldProps & Omit<ComponentProps<typeof MoneyInput>, keyof FieldProps>;

/** A MoneyInput with its label, hint and error. `value` is in reais. */
export function MoneyField({
  label,
  hint,
  error,
  note,
  required,
  disabled,
  id,
  hideLabel,
  className,
  ...input
}: Props) {
  return (
    <Field {...{ label, hint, error, note, required, disabled, id, hideLabel, className }}>
      <MoneyInput {...input} />
    </Field>
  );
}
