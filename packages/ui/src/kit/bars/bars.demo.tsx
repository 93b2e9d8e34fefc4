import type { Demo } from '../../../gallery/demo.ts';
import { Bars } from './bars.tsx';

export default [
  {
    title: 'Bars',
    render: () => (
      <Bars
        titulo="Entregas por dia"
        altura={80}
        className="max-w-[760px]"
        barras={[
          { rotulo: 'seg 16/11', valor: 9 },
          { rotulo: 'ter 17/11', valor: 11 },
          { rotulo: 'qua 18/11', valor: 10 },
          { rotulo: 'qui 19/11', valor: 14 },
          { rotulo: 'sex 20/11', valor: 22 },
          { rotulo: 'sáb 21/11', valor: 20, destaque: true },
          { rotulo: 'dom 22/11', valor: 0, futuro: true },
        ]}
      />
    ),
  },
] satisfies Demo[];
