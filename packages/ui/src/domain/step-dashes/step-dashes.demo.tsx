import type { Demo } from '../../../gallery/demo.ts';
import { DashCount } from './dash-count.tsx';
import { StepDashes } from './step-dashes.tsx';

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
        <DashCount cheios={2} total={3} rotulo="2 de 3 recusas" />
        <DashCount cheios={5} total={9} tom="ok" rotulo="5 de 9 pagos" />
      </div>
    ),
  },
] satisfies Demo[];
