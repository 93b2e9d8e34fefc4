import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { SuggestInput } from './suggest-input.tsx';

const enderecos = [
  { id: 1, endereco: 'Rua Vaz Caminha, 588', nota: 'Portão azul' },
  { id: 2, endereco: 'Av. Cerro Azul, 1447, bloco B', nota: 'Portaria' },
];

function Example({ error }: { error?: string }) {
  const [text, setText] = useState('');
  return (
    <Field label="Endereço" error={error} className="max-w-80">
      <SuggestInput
        value={text}
        onValueChange={setText}
        items={enderecos}
        onChoose={({ endereco }) => setText(endereco)}
        getKey={({ id }) => id}
        getLabel={({ endereco }) => endereco}
        getDetail={({ nota }) => nota}
        icon={MapPin}
        placeholder="Rua, número, complemento"
      />
    </Field>
  );
}

export default [
  { title: 'SuggestInput', render: () => <Example /> },
  { title: 'SuggestInput with an error', render: () => <Example error="Endereço é obrigatório" /> },
] satisfies Demo[];
