import type { Ref } from 'react';
import { PatternFormat } from 'react-number-format';
import { TextInput, type TextInputProps } from '../../kit/text-input/text-input.tsx';
import { type Mask, maskDigits, masks } from './masks.ts';

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
