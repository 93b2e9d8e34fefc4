import type { Demo } from '../../kit/demo.ts';
import { OfflineStrip } from './offline-strip.tsx';

export default [
  {
    title: 'OfflineStrip',
    render: () => (
      <div className="max-w-[360px]">
        <OfflineStrip dados_de="2026-11-21T22:41:00Z" onRetry={() => {}} />
        <OfflineStrip dados_de="2026-11-21T22:41:00Z" stored={2} onRetry={() => {}} />
        <OfflineStrip dados_de="2026-11-21T22:41:00Z" voltando onRetry={() => {}} />
      </div>
    ),
  },
] satisfies Demo[];
