import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function Example() {
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

export default [{ title: 'QuantityStepper', render: () => <Example /> }] satisfies Demo[];
