import type { Demo } from '../demo.ts';
import { Amount } from './amount.tsx';

export default [
  {
    title: 'Amount: 50, 58, negative',
    render: () => (
      <div className="flex flex-wrap items-end gap-8">
        <Amount valor={486.9} />
        <Amount valor={9.5} className="text-[58px]" />
        <Amount valor={-54.1} className="text-[36px]" />
      </div>
    ),
  },
] satisfies Demo[];
