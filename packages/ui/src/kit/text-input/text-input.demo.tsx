import { MapPin } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

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
] satisfies Demo[];
