import type { Demo } from '../../kit/demo.ts';
import { Medal } from './medal.tsx';

export default [
  {
    title: 'Medal',
    render: () => (
      <div className="flex items-end gap-4">
        <Medal medalha="ouro" />
        <Medal medalha="prata" />
        <Medal medalha="bronze" />
      </div>
    ),
  },
] satisfies Demo[];
