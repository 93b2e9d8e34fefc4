import type { Demo } from '../../kit/demo.ts';
import { WaitTime } from './wait-time.tsx';

const agora = Date.parse('2026-11-21T22:47:00Z');

export default [
  {
    title: 'WaitTime: in time, late',
    render: () => (
      <div className="flex items-center gap-4">
        <WaitTime desde={agora - 120_000} agora={agora} />
        <WaitTime desde={agora - 420_000} agora={agora} />
        <WaitTime desde={agora - 1_080_000} agora={agora} limite_min={30} short />
      </div>
    ),
  },
] satisfies Demo[];
