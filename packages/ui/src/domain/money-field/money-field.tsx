import { amountAlone } from '@corre/contract/ifood/amounts.ts';
import type { ClipboardEvent, ComponentProps, InputEvent, Ref } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { Field } from '../../kit/field/field.tsx';
import { locale } from '../../kit/format/money.ts';
import { TextInput, type TextInputProps } from '../../kit/text-input/text-input.tsx';

/** Up to R$ 9.999.999,99: more than any delivery, and exact as a double. */
const MAX_CENTS_DIGITS = 9;
const reais = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });

type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'ref'> & {
  /** in reais; null or undefined is an empty field */
  value: number | null | undefined;
  /** gets reais with at most two decimals, or null when the field is emptied */
  onValueChange: (value: number | null) => void;
  ref?: Ref<HTMLInputElement>;
};

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

/** Formats '1250' as '12,50'. Without digits it returns '', so that the placeholder 0,00 shows. */
function formatCents(digits: string): string {
  const significant = digitsOf(digits);
  return significant === '' ? '' : reais.format(Number(significant) / 100);
}

/** Allows the caret only behind the last digit, because digits enter from the right, as on a card machine. */
function caretAtEnd(text: string): boolean[] {
  return Array.from({ length: text.length + 1 }, (_, index) => index === text.length);
}

/** The kinds of an input event that bring a whole amount: a browser's or a password manager's autofill, and a drop. */
const isFilledIn = ({ nativeEvent }: InputEvent<HTMLInputElement>) =>
  !nativeEvent.inputType || /^insert(?:ReplacementText|FromDrop)$/.test(nativeEvent.inputType);

/**
 * An amount typed cents first: 1, 2, 5, 0 gives 12,50. A text that is pasted or filled in at once is read as it is
 * written: '35' is 35,00. In a form it stands in a `Controller`.
 */
export function MoneyInput({ value, onValueChange, ref, inputClassName, ...rest }: MoneyInputProps) {
  const cents = value === null || value === undefined ? '' : String(Math.round(value * 100));
  // Drops the `onChange` that a Controller spreads: its event would overwrite the value of `onValueChange`.
  const { onChange: _event, defaultValue: _initial, ...props }: TextInputProps = rest;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (event.currentTarget.readOnly) return;
    // The default would push the text's digits in as cents.
    event.preventDefault();
    const amount = amountAlone(event.clipboardData.getData('text'));
    if (amount !== null) onValueChange(amount);
  };
  /** Runs before the field reads its digits, and turns a whole amount into cents. */
  const fillIn = (event: InputEvent<HTMLInputElement>) => {
    const amount = isFilledIn(event) ? amountAlone(event.currentTarget.value) : null;
    if (amount !== null) event.currentTarget.value = formatCents(String(Math.round(amount * 100)));
  };
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
      onPaste={paste}
      onInput={fillIn}
      isAllowed={({ value: digits }) => digits.length <= MAX_CENTS_DIGITS}
      onValueChange={({ value: digits }, { source }) => {
        if (source === 'event') onValueChange(digits === '' ? null : Number(digits) / 100);
      }}
    />
  );
}

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
