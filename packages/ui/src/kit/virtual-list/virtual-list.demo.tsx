import type { Demo } from '../demo.ts';
import { VirtualList } from './virtual-list.tsx';

const nomes = Array.from({ length: 1_006 }, (_, index) => `Entregador ${index + 1}`);

export default [
  {
    title: 'VirtualList: 1.006 items, of which only those in view are drawn',
    render: () => (
      <div data-rolagem="" className="h-60 max-w-80 overflow-y-auto rounded-xl border border-line">
        <VirtualList
          label="Entregadores"
          items={nomes}
          keyOf={(nome) => nome}
          height={49}
          inBox
          className="[&>li]:border-b [&>li]:border-line"
        >
          {(nome) => (
            <button type="button" className="min-h-12 w-full px-4 text-left text-[15px] leading-5 -outline-offset-3!">
              {nome}
            </button>
          )}
        </VirtualList>
      </div>
    ),
  },
] satisfies Demo[];
