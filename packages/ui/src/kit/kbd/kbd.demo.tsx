import type { Demo } from '../demo.ts';
import { Kbd } from './kbd.tsx';

export default [
  {
    title: 'Kbd',
    render: () => (
      <p className="flex items-center gap-2 text-ink">
        <Kbd>A</Kbd> atribuir <Kbd>/</Kbd> buscar
      </p>
    ),
  },
] satisfies Demo[];
