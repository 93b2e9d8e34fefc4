import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';

const choices = [
  { value: '1', label: '1 hora', detail: 'até 20:42' },
  { value: '24', label: '1 dia', detail: 'até dom 19:42' },
  { value: '72', label: '3 dias', detail: 'até ter 19:42' },
];

function Example() {
  const [value, setValue] = useState('24');
  return (
    <Field label="Duração" group className="max-w-[490px]">
      <ChoiceTiles choices={choices} value={value} onValueChange={setValue} />
    </Field>
  );
}

export default [{ title: 'ChoiceTiles', render: () => <Example /> }] satisfies Demo[];
