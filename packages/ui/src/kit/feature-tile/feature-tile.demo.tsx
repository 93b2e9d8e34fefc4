import { CalendarCheck, Route, Wrench } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { FeatureTile } from './feature-tile.tsx';

export default [
  {
    title: 'FeatureTile',
    render: () => (
      <div className="flex gap-4">
        <FeatureTile icon={CalendarCheck} />
        <FeatureTile icon={Route} />
        <FeatureTile icon={Wrench} />
      </div>
    ),
  },
] satisfies Demo[];
