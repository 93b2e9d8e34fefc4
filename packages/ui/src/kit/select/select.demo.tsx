import { Clock } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '1h', label: '1 hora' },
  { value: '1d', label: '1 dia (24 h)' },
  { value: '7d', label: '7 dias' },
];

export default [
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
