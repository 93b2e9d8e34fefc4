import { ClipboardPen, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { Segmented } from './segmented.tsx';

function Example() {
  const [tipo, setTipo] = useState('entregador');
  const [pagamento, setPagamento] = useState('online');
  const [origem, setOrigem] = useState('manual');
  return (
    <div className="grid max-w-80 gap-4">
      <Field label="Pagamento" group>
        <Segmented
          value={pagamento}
          onValueChange={setPagamento}
          options={[
            { value: 'online', label: 'Online' },
            { value: 'maquininha', label: 'Maquininha' },
            { value: 'dinheiro', label: 'Dinheiro' },
          ]}
        />
      </Field>
      <Segmented
        label="Origem"
        size="sm"
        value={origem}
        onValueChange={setOrigem}
        options={[
          { value: 'manual', label: 'Manual', icon: ClipboardPen },
          { value: 'ifood', label: 'iFood', icon: ShoppingBag },
        ]}
      />
      <Field label="Tipo de acesso" group>
        <Segmented
          columns={2}
          value={tipo}
          onValueChange={setTipo}
          options={[
            { value: 'entregador', label: 'Entregador' },
            { value: 'comercio', label: 'Comércio' },
            { value: 'suporte', label: 'Suporte' },
            { value: 'admin', label: 'Administrador' },
          ]}
        />
      </Field>
    </div>
  );
}

export default [{ title: 'Segmented', render: () => <Example /> }] satisfies Demo[];
