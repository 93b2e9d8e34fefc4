import type { Ref } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { locale } from '../format/locale.ts';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';

/** R$ 9.999.999,99: far above any delivery, far below what a double counts exactly. */
const MAX_CENTS_DIGITS = 9;
const reais = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'ref'> & {
  /** in reais; null or undefined is an empty field */
  value: number | null | undefined;
  /** in reais, at most two decimals; null when emptied */
  onValueChange: (value: number | null) => void;
  ref?: Ref<HTMLInputElement>;
};

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

/** '1250' → '12,50'; no digits is an empty field, whose placeholder says 0,00. */
function formatCents(digits: string): string {
  const significant = digitsOf(digits);
  return significant === '' ? '' : reais.format(Number(significant) / 100);
}

/** The caret stays behind the last digit: figures push in from the right, as on a card machine. */
function caretAtEnd(text: string): boolean[] {
  return Array.from({ length: text.length + 1 }, (_, index) => index === text.length);
}

/** A sum typed cents first: 1, 2, 5, 0 gives 12,50. In a form it stands in a `Controller`. */
export function MoneyInput({ value, onValueChange, ref, inputClassName, ...rest }: Props) {
  const cents = value === null || value === undefined ? '' : String(Math.round(value * 100));
  // A Controller's spread brings its own onChange along; the event would overwrite the value that we give.
  const { onChange: _event, defaultValue: _initial, ...props }: TextInputProps = rest;
  return (
    <NumberFormatBase<TextInputProps>
      placeholder="0,00"
      autoComplete="off"
      {...props}
      prefix="R$"
      type="text"
      inputMode="numeric"
      customInput={TextInput}
      inputClassName={`text-right font-bold tabular-nums ${inputClassName ?? ''}`}
      getInputRef={ref}
      value={cents}
      valueIsNumericString
      format={formatCents}
      removeFormatting={digitsOf}
      getCaretBoundary={caretAtEnd}
      isAllowed={({ value: digits }) => digits.length <= MAX_CENTS_DIGITS}
      onValueChange={({ value: digits }, { source }) => {
        if (source === 'event') onValueChange(digits === '' ? null : Number(digits) / 100);
      }}
    />
  );
}
