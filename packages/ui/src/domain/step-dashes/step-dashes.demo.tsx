import type { Demo } from '../../kit/demo.ts';
import { DashCount, StepDashes } from './step-dashes.tsx';

export default [
  {
    title: 'StepDashes: waiting to finished, then one step kept offline',
    render: () => (
      <div className="grid max-w-[328px] gap-4">
        {[0, 1, 2, 3, 4].map((etapa) => (
          <StepDashes key={etapa} etapa={etapa} />
        ))}
        <StepDashes etapa={2} guardada />
      </div>
    ),
  },
  {
    title: 'DashCount: refusals, payouts',
    render: () => (
      <div className="flex flex-wrap gap-6">
        <DashCount filled={2} total={3} label="2 de 3 recusas" />
        <DashCount filled={5} total={9} tone="ok" label="5 de 9 pagos" />
      </div>
    ),
  },
] satisfies Demo[];
