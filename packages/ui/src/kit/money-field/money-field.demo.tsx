import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { MoneyField } from './money-field.tsx';

function Example() {
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

export default [{ title: 'MoneyField, cents first', render: () => <Example /> }] satisfies Demo[];
