import { Truck } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../kit/demo.ts';
import { Field } from '../kit/field/field.tsx';
import { MaskedInput } from './masked-input/masked-input.tsx';
import { MoneyField } from './money-field/money-field.tsx';
import { PhotoUpload } from './photo-upload/photo-upload.tsx';
import { StarInput } from './star-input/star-input.tsx';

function MaskedInputExample() {
  const [cpf, setCpf] = useState('52998224725');
  const [cep, setCep] = useState('');
  const [telefone, setTelefone] = useState('+5544991234567');
  const [data, setData] = useState('');
  return (
    <div className="grid max-w-80 gap-4">
      <Field label="CPF">
        <MaskedInput mask="cpf" value={cpf} onValueChange={setCpf} />
      </Field>
      <Field label="CEP" error="CEP deve ter 8 números">
        <MaskedInput mask="cep" value={cep} onValueChange={setCep} />
      </Field>
      <Field label="Telefone">
        <MaskedInput mask="telefone" value={telefone} onValueChange={setTelefone} />
      </Field>
      <Field label="Data de nascimento" hint="Dia, mês e ano">
        <MaskedInput mask="data" value={data} onValueChange={setData} />
      </Field>
    </div>
  );
}

function MoneyFieldExample() {
  const [valor, setValor] = useState<number | null>(12.5);
  const [empty, setEmpty] = useState<number | null>(null);
  return (
    <div className="grid max-w-56 gap-4">
      <MoneyField label="Valor da entrega" value={valor} onValueChange={setValor} />
      <MoneyField
        label="Valor da entrega"
        value={empty}
        onValueChange={setEmpty}
        error={empty ? undefined : 'Valor da entrega é obrigatório'}
      />
    </div>
  );
}

function StarInputExample() {
  const [nota, setNota] = useState(4);
  return (
    <div className="max-w-[550px]">
      <StarInput nota={nota} onChange={setNota} legend="Como foi a entrega?" />
    </div>
  );
}

export default [
  { title: 'MaskedInput: CPF, CEP, phone, date', render: () => <MaskedInputExample /> },
  { title: 'MoneyField, cents first', render: () => <MoneyFieldExample /> },
  {
    title: 'PhotoUpload',
    render: () => (
      <PhotoUpload
        onSend={async () => undefined}
        current={
          <span className="flex size-24 items-center justify-center rounded-full border border-line bg-sunken text-ink-2">
            <Truck aria-hidden="true" className="size-10" />
          </span>
        }
      />
    ),
  },
  { title: 'StarInput', render: () => <StarInputExample /> },
] satisfies Demo[];
