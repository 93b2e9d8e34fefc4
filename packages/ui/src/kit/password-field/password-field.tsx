import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'group'>;
type Props = FieldProps & Omit<ComponentProps<typeof PasswordInput>, keyof FieldProps>;

/** A PasswordInput with its label, hint and error. */
export function PasswordField(props: Props) {
  const { label, hint, error, note, required, disabled, id, hideLabel, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, note, required, disabled, id, hideLabel, className }}>
      <PasswordInput {...input} />
    </Field>
  );
}
