import type { Demo } from '../../kit/demo.ts';
import { WaitTime } from './wait-time.tsx';

const now = Date.parse('2026-11-21T22:47:00Z');

export default [
  {
    title: 'WaitTime: in time, late',
    render: () => (
      <div className="flex items-center gap-4">
        <WaitTime since={now - 120_000} now={now} />
        <WaitTime since={now - 420_000} now={now} />
        <WaitTime since={now - 1_080_000} now={now} limite_min={30} short />
      </div>
    ),
  },
] satisfies Demo[];
