import { MASKS, type MaskName } from '@corre/contract/mascaras.ts';
import type { Ref } from 'react';
import { PatternFormat } from 'react-number-format';
import { TextInput, type TextInputProps } from '../../kit/text-input/text-input.tsx';

/** The Brazilian masks of the forms. */
const masks = {
  cpf: { format: MASKS.cpf, placeholder: '000.000.000-00', inputMode: 'numeric' },
  cep: { format: MASKS.cep, placeholder: '00000-000', inputMode: 'numeric' },
  telefone: { format: MASKS.telefone, placeholder: '(00) 00000-0000', inputMode: 'tel' },
  data: { format: MASKS.data, placeholder: 'dd/mm/aaaa', inputMode: 'numeric' },
} as const satisfies Record<MaskName, object>;

export type Mask = MaskName;

/**
 * Returns the digits that a mask shows for a typed value, a masked value or an E.164 phone (without its 55).
 * A date loses its slashes too; `MaskedInput` adds them again.
 */
function maskDigits(mask: Mask, value: string | null | undefined): string {
  const text = value ?? '';
  const digits = text.replace(/\D/g, '');
  return mask === 'telefone' && text.trim().startsWith('+55') ? digits.slice(2) : digits;
}

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'ref'> & {
  mask: Mask;
  value: string | null | undefined;
  /** gets the digits alone; for a date the text 'dd/mm/aaaa' (shorter while the user types) */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A number with punctuation: CPF, CEP, phone, date. It is controlled, so that a form's reset reaches the mask.
 * In a form it stands in a `Controller`: `<MaskedInput mask="cpf" {...field} onValueChange={field.onChange} />`.
 */
export function MaskedInput({ mask, value, onValueChange, ref, ...rest }: Props) {
  const { format, placeholder, inputMode } = masks[mask];
  // Drops the `onChange` that a Controller spreads: its event would overwrite the value of `onValueChange`.
  const { onChange: _event, defaultValue: _initial, ...props }: TextInputProps = rest;
  return (
    <PatternFormat<TextInputProps>
      placeholder={placeholder}
      autoComplete="off"
      {...props}
      type="text"
      inputMode={inputMode}
      customInput={TextInput}
      format={format}
      getInputRef={ref}
      value={maskDigits(mask, value)}
      valueIsNumericString
      onValueChange={({ value: digits, formattedValue }, { source }) => {
        if (source === 'event') onValueChange(mask === 'data' ? formattedValue.trim() : digits);
      }}
    />
  );
}
