import { ENDERECO_MAX } from '@corre/contract/constants.ts';
import { FALTA_O_ENDERECO } from '@corre/contract/problemas/regras.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Field } from '../../kit/field/field.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';

type Props = { loading: boolean; onSave: (endereco: string) => void };

/** The form for the new address of a delivery. */
export function NewAddress({ loading, onSave }: Props) {
  const [endereco, setEndereco] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const missing = endereco.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing) return input.current?.focus();
    onSave(endereco);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <Field label="Novo endereço" error={tried && missing ? FALTA_O_ENDERECO : undefined}>
        <TextInput
          ref={input}
          autoFocus
          value={endereco}
          maxLength={ENDERECO_MAX}
          autoComplete="off"
          onChange={({ target }) => setEndereco(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" className="justify-self-start max-md:min-h-11" loading={loading}>
        Avisar o entregador
      </Button>
    </form>
  );
}
