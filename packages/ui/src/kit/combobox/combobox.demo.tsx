import { Truck } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';

type Entregador = { id: number; nome: string; usuario: string };
const entregadores: Entregador[] = [
  { id: 1, nome: 'Marcos Vinícius Prado', usuario: 'marcosprado' },
  { id: 2, nome: 'Kauã Martins de Oliveira', usuario: 'kauamartins' },
  { id: 3, nome: 'Mateus Gabriel Pereira', usuario: 'mateusgp' },
  { id: 4, nome: 'Luana Cristina Barbosa', usuario: 'luanacb' },
];

function Lead() {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line bg-sunken text-ink-2">
      <Truck aria-hidden="true" className="size-4" />
    </span>
  );
}

function Example({ error, empty = false }: { error?: string; empty?: boolean }) {
  const [entregador, setEntregador] = useState<Entregador | null>(null);
  return (
    <Field label="Entregador" error={entregador ? undefined : error} className="max-w-80">
      <Combobox
        items={empty ? [] : entregadores}
        value={entregador}
        onValueChange={setEntregador}
        getKey={({ id }) => id}
        getLabel={({ nome }) => nome}
        getDetail={({ usuario }) => `@${usuario}`}
        getKeywords={({ usuario }) => usuario}
        renderLead={() => <Lead />}
        loading={empty}
        placeholder="Nome ou usuário"
      />
    </Field>
  );
}

export default [
  { title: 'Combobox', render: () => <Example /> },
  { title: 'Combobox with an error', render: () => <Example error="Selecione um entregador" /> },
  { title: 'Combobox while the server searches', render: () => <Example empty /> },
] satisfies Demo[];
