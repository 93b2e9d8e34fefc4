import { CODIGO_DIGITOS } from '@corre/contract/custodia/regras.ts';
import { Field } from '../../kit/field/field.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';

type Props = {
  value: string;
  /** the digits alone, four at most */
  onValueChange: (codigo: string) => void;
  error?: string | undefined;
  hint?: string;
};

/** The field for the code that a receiver reads out to the courier: large digits and the phone's number keys. */
export function CodeField({ value, onValueChange, error, hint }: Props) {
  return (
    <Field label="Código que a loja diz" error={error} hint={hint}>
      <TextInput
        value={value}
        onChange={({ target }) => onValueChange(target.value.replace(/\D/g, '').slice(0, CODIGO_DIGITOS))}
        inputMode="numeric"
        // A phone must not suggest an old code or a code from a bank's message.
        autoComplete="off"
        placeholder={'0'.repeat(CODIGO_DIGITOS)}
        enterKeyHint="done"
        size="lg"
        inputClassName="ui-figures text-center text-[30px] font-[800] tracking-[.28em] tabular-nums"
      />
    </Field>
  );
}
