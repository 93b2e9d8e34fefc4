import { MASKS, withMask } from '@corre/contract/mascaras.ts';
import { telefoneComMascara, telefoneDigitado, telefoneInteiro } from '@corre/contract/telefones/digitar.ts';
import type { ClipboardEvent, Ref } from 'react';
import {
  NumberFormatBase,
  type NumberFormatBaseProps,
  type OnValueChange,
  usePatternFormat,
} from 'react-number-format';
import { TextInput, type TextInputProps } from '../../kit/text-input/text-input.tsx';
import { filledDay, type Mask, wholeValue } from './whole-value.ts';

/** The Brazilian masks of the forms. */
const masks = {
  cpf: { placeholder: '000.000.000-00', inputMode: 'numeric' },
  cep: { placeholder: '00000-000', inputMode: 'numeric' },
  telefone: { placeholder: '(00) 00000-0000', inputMode: 'tel' },
  data: { placeholder: 'dd/mm/aaaa', inputMode: 'numeric' },
} as const satisfies Record<Mask, object>;

export type { Mask };

type BaseProps = NumberFormatBaseProps<TextInputProps>;

const isPhoneCharacter = (character: string | undefined) => character !== undefined && /[\d+]/.test(character);

/** A phone has no single pattern: a landline is shorter, and a country code is read and left out. */
const phoneFormat: Pick<BaseProps, 'format' | 'removeFormatting' | 'isValidInputCharacter' | 'getCaretBoundary'> = {
  format: telefoneComMascara,
  removeFormatting: (text, change) =>
    telefoneDigitado(text, change !== undefined && change.to.end - change.to.start <= 1),
  isValidInputCharacter: isPhoneCharacter,
  getCaretBoundary: (text) =>
    Array.from(
      { length: text.length + 1 },
      (_, i) => text === '' || isPhoneCharacter(text[i]) || isPhoneCharacter(text[i - 1]),
    ),
};

/** Returns the digits of a phone field. A stored E.164 phone is shown without its 55. */
const phoneDigits = (text: string): string =>
  (text.startsWith('+') ? telefoneInteiro(text) : null) ?? telefoneDigitado(text, false);

/** The masks of one pattern. A browser fills in a day as '1998-03-05'; the pattern alone would read 19/98/0305. */
function PatternMask({ mask, ...props }: BaseProps & { mask: Exclude<Mask, 'telefone'> }) {
  const pattern = usePatternFormat<TextInputProps>({ ...props, format: MASKS[mask] });
  const { removeFormatting } = pattern;
  return (
    <NumberFormatBase<TextInputProps>
      {...pattern}
      removeFormatting={(text, change) =>
        (mask === 'data' ? filledDay(text) : null) ?? removeFormatting?.(text, change) ?? ''
      }
    />
  );
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
 * A whole value that is pasted replaces the field's content, whatever its punctuation.
 */
export function MaskedInput({ mask, value, onValueChange, ref, ...rest }: Props) {
  // Drops the `onChange` that a Controller spreads: its event would overwrite the value of `onValueChange`.
  const { onChange: _event, defaultValue: _initial, ...props }: Omit<TextInputProps, 'value'> = rest;
  const change: OnValueChange = ({ value: digits, formattedValue }, { source }) => {
    if (source === 'event') onValueChange(mask === 'data' ? formattedValue.trim() : digits);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = wholeValue(mask, event.clipboardData.getData('text'));
    if (digits === null || event.currentTarget.readOnly) return;
    event.preventDefault();
    onValueChange(mask === 'data' ? withMask('data', digits) : digits);
  };
  const shared = {
    placeholder: masks[mask].placeholder,
    autoComplete: 'off',
    ...props,
    type: 'text',
    inputMode: masks[mask].inputMode,
    customInput: TextInput,
    getInputRef: ref,
    valueIsNumericString: true,
    onPaste: paste,
    onValueChange: change,
  } satisfies BaseProps;
  const text = value ?? '';
  return mask === 'telefone' ? (
    <NumberFormatBase<TextInputProps> {...shared} {...phoneFormat} value={phoneDigits(text)} />
  ) : (
    <PatternMask mask={mask} {...shared} value={text.replace(/\D/g, '')} />
  );
}
