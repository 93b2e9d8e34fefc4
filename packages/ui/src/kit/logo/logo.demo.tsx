import type { Demo } from '../demo.ts';
import { Logo, LogoTile } from './logo.tsx';

export default [
  {
    title: 'Logo: lockup, large, tile',
    render: () => (
      <div className="flex flex-wrap items-center gap-6">
        <Logo />
        <Logo className="text-[34px]" />
        <LogoTile />
        <LogoTile className="size-16" />
      </div>
    ),
  },
] satisfies Demo[];
