import { CODIGO_DE_FORA_MAX, codigoDeFora, DIGITOS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Origem } from '@corre/contract/vocabulario.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';

const GRANDE = 'ui-figures text-center text-[30px] font-[800] tracking-[.28em] tabular-nums';

type Pedida = { origem: Origem };

/** As somebody types it: ours are four figures, another system's are what that system says. */
const codigoDigitado = (pedida: Pedida, texto: string): string =>
  codigoDeFora(pedida)
    ? texto.replace(/\s/g, '').slice(0, CODIGO_DE_FORA_MAX)
    : texto.replace(/\D/g, '').slice(0, DIGITOS_DO_CODIGO);

/** What is wrong with it before anybody is asked; undefined when nothing is. */
export function faltaNoCodigo(pedida: Pedida, codigo: string): string | undefined {
  if (codigoDeFora(pedida)) return codigo === '' ? 'Digite o código que o cliente diz' : undefined;
  return codigo.length < DIGITOS_DO_CODIGO ? 'Digite os 4 números que o cliente diz' : undefined;
}

type Props = {
  pedida: Pedida;
  codigo: string;
  onCodigo: (codigo: string) => void;
  error: string | undefined;
};

/** The code that a recipient says at the door (decision records 0069, 0075). */
export function CodigoDoCliente({ pedida, codigo, onCodigo, error }: Props) {
  const deFora = codigoDeFora(pedida);
  return (
    <Field
      label="Código do cliente"
      error={error}
      hint={
        deFora
          ? 'O cliente tem o código no aplicativo em que pediu. Depois de 5 erros só o suporte libera.'
          : 'São 4 números, na página de acompanhamento. Depois de 5 erros só o suporte libera.'
      }
    >
      <TextInput
        value={codigo}
        onChange={({ target }) => onCodigo(codigoDigitado(pedida, target.value))}
        inputMode={deFora ? 'text' : 'numeric'}
        autoComplete={deFora ? 'off' : 'one-time-code'}
        autoCapitalize={deFora ? 'characters' : undefined}
        enterKeyHint="done"
        size="lg"
        inputClassName={GRANDE}
      />
    </Field>
  );
}
