import { type RefObject, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import type { ControlSize } from '../../kit/field/control.ts';
import { Field } from '../../kit/field/field.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';

type Props = {
  ref?: RefObject<HTMLInputElement | null>;
  error?: string | undefined;
  size?: ControlSize;
  /** which codes the account has; a recovery code has letters, so its keyboard differs */
  kinds?: 'both' | 'app' | 'recovery';
  onChange?: () => void;
};

/** The field of a code: six digits of the person's app, or a recovery code. Its name in the form is `codigo`. */
export function CodeField({ ref, error, size, kinds = 'both', onChange }: Props) {
  const [recovery, setRecovery] = useState(kinds === 'recovery');
  const change = () => {
    setRecovery(!recovery);
    if (ref?.current) {
      ref.current.value = '';
      ref.current.focus();
    }
    onChange?.();
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Field
        label={recovery ? 'Código de recuperação' : 'Código de 6 dígitos'}
        hint={recovery ? 'Um dos dez que você guardou. Cada um vale uma vez.' : 'Está no seu aplicativo de códigos.'}
        error={error}
        required
        className="w-full"
      >
        <TextInput
          ref={ref}
          size={size}
          name="codigo"
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize={recovery ? 'characters' : 'none'}
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          inputClassName="tracking-[0.12em]"
          onChange={onChange}
        />
      </Field>
      {kinds === 'both' && (
        <Button variant="ghost" onClick={change} className="-ml-3 min-h-11">
          {recovery ? 'Usar o aplicativo de códigos' : 'Usar um código de recuperação'}
        </Button>
      )}
    </div>
  );
}
