import type { Demo } from '../../gallery/demo.ts';
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
] satisfies Demo[];
