import { DIGITOS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import { useFieldControl } from '@corre/ui/kit/field/control.ts';
import { type Ref, useState } from 'react';

const CAIXAS = Array.from({ length: DIGITOS_DO_CODIGO }, (_, i) => i);

/** Returns the box of the next digit. A refused code is typed again from the first box. */
const proxima = (codigo: string, errado: boolean): number =>
  errado && codigo.length === DIGITOS_DO_CODIGO ? 0 : Math.min(codigo.length, DIGITOS_DO_CODIGO - 1);

type Props = { codigo: string; onCodigo: (codigo: string) => void; ref: Ref<HTMLInputElement> };

/**
 * Four boxes for the four digits. One transparent field covers them, so that keyboards, screen readers and autofill see
 * one code.
 */
export function CaixasDoCodigo({ codigo, onCodigo, ref }: Props) {
  const control = useFieldControl();
  const [focado, setFocado] = useState(false);
  const errado = control['aria-invalid'] === true;
  return (
    <div className="relative">
      <div aria-hidden="true" className="grid grid-cols-4 gap-2.5">
        {CAIXAS.map((i) => (
          <span
            key={i}
            className={`ui-figures flex h-[68px] items-center justify-center rounded-[10px] border-2 bg-surface text-[34px] font-[780] tabular-nums ${
              errado ? 'border-perigo' : 'border-control'
            } ${focado && i === proxima(codigo, errado) ? 'outline-3 outline-offset-2 outline-focus' : ''}`}
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
        onChange={({ target }) => onCodigo(target.value)}
        onFocus={() => setFocado(true)}
        onBlur={() => setFocado(false)}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        className="absolute inset-0 size-full cursor-text text-[16px] opacity-0"
      />
    </div>
  );
}
