import {
  CODIGO_DE_FORA_MAX,
  codigoDeFora,
  DIGITOS_DO_CODIGO,
  type DonoDoCodigo,
} from '@corre/contract/prova/regras.ts';
import { useFieldControl } from '@corre/ui/kit/field/control.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { type Ref, useEffect, useRef, useState } from 'react';

const CAIXAS = Array.from({ length: DIGITOS_DO_CODIGO }, (_, i) => i);

/** Returns the box of the next digit. A refused code is typed again from the first box. */
const next = (codigo: string, errado: boolean): number =>
  errado && codigo.length === DIGITOS_DO_CODIGO ? 0 : Math.min(codigo.length, DIGITOS_DO_CODIGO - 1);

type CaixasDoCodigoProps = { codigo: string; onCodigoChange: (codigo: string) => void; ref: Ref<HTMLInputElement> };

/**
 * Four boxes for the four digits. One transparent field covers them, so that keyboards, screen readers and autofill see
 * one code.
 */
function CaixasDoCodigo({ codigo, onCodigoChange, ref }: CaixasDoCodigoProps) {
  const control = useFieldControl();
  const [focused, setFocused] = useState(false);
  const errado = control['aria-invalid'] === true;
  return (
    <div className="relative">
      <div aria-hidden="true" className="grid grid-cols-4 gap-2.5">
        {CAIXAS.map((i) => (
          <span
            key={i}
            className={`ui-figures flex h-[68px] items-center justify-center rounded-[10px] border-2 bg-surface text-[34px] font-[780] tabular-nums ${
              errado ? 'border-perigo' : 'border-control'
            } ${focused && i === next(codigo, errado) ? 'outline-3 outline-offset-2 outline-focus' : ''}`}
          >
            {codigo[i] ?? ''}
          </span>
        ))}
      </div>
      <input
        {...control}
        ref={ref}
        type="text"
        value={codigo}
        onChange={({ target }) => onCodigoChange(target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        className="absolute inset-0 size-full cursor-text text-[16px] opacity-0"
      />
    </div>
  );
}

const GRANDE = 'ui-figures text-center text-[30px] font-[800] tracking-[.28em] tabular-nums';

/** Large, to be readable at arm's length and in rain. Each sentence has its own line. */
const LARGE_ERROR =
  'gap-3 [&>p]:leading-[22px] [&>p:first-of-type]:text-[18px] [&>p:first-of-type]:whitespace-pre-line';

/**
 * Returns the typed text without characters that the code cannot have. Our codes have four digits, other systems have
 * their own.
 */
const codigoDigitado = (pedida: DonoDoCodigo, text: string): string =>
  codigoDeFora(pedida)
    ? text.replace(/\s/g, '').slice(0, CODIGO_DE_FORA_MAX)
    : text.replace(/\D/g, '').slice(0, DIGITOS_DO_CODIGO);

/** Returns what is missing in the code before it is sent, or undefined. */
export function faltaNoCodigo(pedida: DonoDoCodigo, codigo: string): string | undefined {
  if (codigoDeFora(pedida)) return codigo === '' ? 'Digite o código que o cliente diz' : undefined;
  return codigo.length < DIGITOS_DO_CODIGO ? 'Digite os 4 números que o cliente diz' : undefined;
}

function dica(pedida: DonoDoCodigo, recusado: boolean): string {
  const where = codigoDeFora(pedida)
    ? 'o cliente tem o código no aplicativo em que pediu.'
    : 'são 4 números, na página de acompanhamento do cliente.';
  if (recusado) return `Peça de novo: ${where}`;
  return `${where.charAt(0).toUpperCase()}${where.slice(1)} Depois de 5 erros só o suporte libera.`;
}

type Props = {
  pedida: DonoDoCodigo;
  codigo: string;
  onCodigoChange: (codigo: string) => void;
  error: string | undefined;
  /** the server refused this code, so it is typed again */
  recusado: boolean;
};

/** The field for the code that the recipient says at the door (ADR 0024, ADR 0038). */
export function CodigoDoCliente({ pedida, codigo, onCodigoChange, error, recusado }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Selects the wrong code, so that typing replaces it.
    if (recusado) ref.current?.select();
  }, [recusado]);
  const type = (text: string) => onCodigoChange(codigoDigitado(pedida, text));
  return (
    <Field
      label="Código do cliente"
      error={error?.replace('. ', '.\n')}
      hint={dica(pedida, recusado)}
      className={error === undefined ? '' : LARGE_ERROR}
    >
      {codigoDeFora(pedida) ? (
        <TextInput
          ref={ref}
          value={codigo}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          size="lg"
          inputClassName={GRANDE}
        />
      ) : (
        <CaixasDoCodigo ref={ref} codigo={codigo} onCodigoChange={type} />
      )}
    </Field>
  );
}
