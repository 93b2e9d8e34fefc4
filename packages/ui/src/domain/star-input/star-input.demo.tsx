import { useState } from 'react';
import type { Demo } from '../../kit/demo.ts';
import { StarInput } from './star-input.tsx';

function Example() {
  const [nota, setNota] = useState(4);
  return (
    <div className="max-w-[550px]">
      <StarInput nota={nota} onChange={setNota} legend="Como foi a entrega?" />
    </div>
  );
}

export default [{ title: 'StarInput', render: () => <Example /> }] satisfies Demo[];
