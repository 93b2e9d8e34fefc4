import type { Ref } from 'react';
import { PatternFormat } from 'react-number-format';
import { TextInput, type TextInputProps } from '../../kit/text-input/text-input.tsx';
import { type Mask, maskDigits, masks } from './masks.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'ref'> & {
  mask: Mask;
  value: string | null | undefined;
  /** the digits alone; for a date the text as it stands, 'dd/mm/aaaa' (shorter while it is being typed) */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A number that is written with punctuation: CPF, CEP, phone, date. Controlled: in a form it stands in a `Controller`,
 * `<MaskedInput mask="cpf" {...field} onValueChange={field.onChange} />`, because the mask must hear of a reset.
 */
export function MaskedInput({ mask, value, onValueChange, ref, ...rest }: Props) {
  const { format, placeholder, inputMode } = masks[mask];
  // A Controller's spread brings its own onChange along; the event would overwrite the value that we give.
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
