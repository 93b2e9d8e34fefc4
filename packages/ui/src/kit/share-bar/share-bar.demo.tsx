import type { Demo } from '../demo.ts';
import { ShareBar } from './share-bar.tsx';

export default [
  {
    title: 'ShareBar',
    render: () => (
      <div className="grid w-60 gap-3">
        <ShareBar parte={1} />
        <ShareBar parte={0.6} />
        <ShareBar parte={0} />
      </div>
    ),
  },
] satisfies Demo[];
