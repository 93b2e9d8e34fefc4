import type { Demo } from '../demo.ts';
import { UndoBar } from './undo-bar.tsx';

export default [
  {
    title: 'UndoBar',
    render: () => (
      <div className="max-w-[360px]">
        <UndoBar onUndo={() => {}}>Entrega de R$&nbsp;12,00 liberada</UndoBar>
      </div>
    ),
  },
] satisfies Demo[];
