import type { Demo } from '../../kit/demo.ts';
import { CountdownDashes, CountdownRing } from './countdown-ring.tsx';

/** A stopped clock, so that a gallery picture is always the same. */
const still = () => 0;

export default [
  {
    title: 'CountdownRing: 15, 12, 4 seconds',
    render: () => (
      <div className="flex flex-wrap items-center gap-6">
        <CountdownRing expira_em={15_000} now={still} />
        <CountdownRing expira_em={12_000} now={still} size="pequeno" />
        <CountdownRing expira_em={4000} now={still} />
        <CountdownRing expira_em={15_000} now={still} size="mini" />
      </div>
    ),
  },
  {
    title: 'CountdownDashes',
    render: () => (
      <div className="grid max-w-[328px] gap-3">
        <CountdownDashes expira_em={11_000} now={still} />
        <CountdownDashes expira_em={3000} now={still} />
      </div>
    ),
  },
] satisfies Demo[];
