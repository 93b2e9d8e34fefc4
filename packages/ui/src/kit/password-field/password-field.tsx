import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field } from '../field/field.tsx';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix'> & {
  /** reserves 26 px under the field for the Caps Lock warning, so that nothing moves when it appears (login) */
  reserveCapsLockLine?: boolean;
};

/**
 * A password input with a button that shows the password, and a Caps Lock warning. Works with `{...register('senha')}`.
 */
function PasswordInput({ reserveCapsLockLine = false, onBlur, onKeyDown, onKeyUp, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = visible ? EyeOff : Eye;
  return (
    <>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={visible ? 'text' : 'password'}
        className={`pr-1 ${rest.className ?? ''}`}
        onKeyDown={(event) => {
          watch(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watch(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        suffix={
          <button
            type="button"
            aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="flex size-10 max-sm:size-11 shrink-0 items-center justify-center rounded-(--ui-radius-sm) text-ink-2 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        }
      />
      <p
        role="status"
        className={`text-(length:--ui-hint) font-semibold text-ink-2 ${reserveCapsLockLine ? 'min-h-[26px] leading-[26px]' : 'leading-5 empty:-mt-1.5'}`}
      >
        {capsLock ? 'Caps Lock está ligado' : null}
      </p>
    </>
  );
}

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
