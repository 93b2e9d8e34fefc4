import type { Demo } from '../demo.ts';
import { Bars } from './bars.tsx';

export default [
  {
    title: 'Bars',
    render: () => (
      <Bars
        title="Entregas por dia"
        height={80}
        className="max-w-[760px]"
        bars={[
          { label: 'seg 16/11', valor: 9 },
          { label: 'ter 17/11', valor: 11 },
          { label: 'qua 18/11', valor: 10 },
          { label: 'qui 19/11', valor: 14 },
          { label: 'sex 20/11', valor: 22 },
          { label: 'sáb 21/11', valor: 20, highlight: true },
          { label: 'dom 22/11', valor: 0, future: true },
        ]}
      />
    ),
  },
] satisfies Demo[];
