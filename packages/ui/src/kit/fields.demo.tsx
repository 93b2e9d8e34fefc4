import { Clock, MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from './demo.ts';
import { Field } from './field/field.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx';
import { Select } from './select/select.tsx';
import { TextArea, TextInput } from './text-input/text-input.tsx';

function QuantityStepperExample() {
  const [quantidade, setQuantidade] = useState(2);
  const [minima, setMinima] = useState(1);
  return (
    <div className="grid max-w-72 gap-4">
      <Field label="Quantidade">
        <QuantityStepper value={quantidade} onValueChange={setQuantidade} unit="entregas" />
      </Field>
      <Field label="Itens" error="No máximo 10">
        <QuantityStepper value={minima} onValueChange={setMinima} unit="itens" max={10} />
      </Field>
    </div>
  );
}

const options = [
  { value: '1h', label: '1 hora' },
  { value: '1d', label: '1 dia (24 h)' },
  { value: '7d', label: '7 dias' },
];

export default [
  {
    title: 'Field and TextInput: empty, filled, error, locked, disabled',
    render: () => (
      <div className="grid max-w-80 gap-4">
        <Field label="Endereço">
          <TextInput icon={MapPin} placeholder="Rua, número, complemento" />
        </Field>
        <Field label="Endereço" hint="Com foco" required>
          <TextInput icon={MapPin} defaultValue="Av. Brasil, 4312" />
        </Field>
        <Field label="Valor da entrega" error="Valor da entrega é obrigatório">
          <TextInput prefix="R$" inputClassName="text-right font-bold" defaultValue="0,00" />
        </Field>
        <Field label="Usuário" note="(não muda)">
          <TextInput readOnly defaultValue="pizzaria do joão" />
        </Field>
        <Field label="Cidade" disabled>
          <TextInput defaultValue="Maringá" />
        </Field>
      </div>
    ),
  },
  {
    title: 'TextInput in a toolbar, at the login; TextArea',
    render: () => (
      <div className="grid max-w-80 gap-4">
        <Field label="Buscar" hideLabel>
          <TextInput size="sm" type="search" placeholder="Buscar" />
        </Field>
        <Field label="Usuário">
          <TextInput size="lg" autoComplete="username" />
        </Field>
        <Field label="Motivo">
          <TextArea placeholder="Conte o que aconteceu" />
        </Field>
      </div>
    ),
  },
  {
    title: 'PasswordField',
    render: () => (
      <div className="grid max-w-80 gap-4">
        <PasswordField label="Senha" size="lg" autoComplete="current-password" reserveCapsLockLine />
        <PasswordField
          label="Nova senha"
          defaultValue="segredo"
          autoComplete="new-password"
          error="No mínimo 6 caracteres"
        />
      </div>
    ),
  },
  { title: 'QuantityStepper', render: () => <QuantityStepperExample /> },
  {
    title: 'Select: chosen, empty with error, disabled, in a toolbar',
    render: () => (
      <div className="grid max-w-80 gap-4">
        <Field label="Duração">
          <Select options={options} defaultValue="1d" />
        </Field>
        <Field label="Duração" error="Escolha a duração">
          <Select options={options} placeholder="Escolha" defaultValue="" icon={Clock} />
        </Field>
        <Field label="Duração" disabled>
          <Select options={options} />
        </Field>
        <Field label="Por página" hideLabel>
          <Select options={[{ value: '25', label: '25' }]} size="sm" className="w-24" />
        </Field>
      </div>
    ),
  },
] satisfies Demo[];
