import type { Demo } from '../../../gallery/demo.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { SummaryStrip } from './summary-strip.tsx';

export default [
  {
    title: 'SummaryStrip',
    render: () => (
      <SummaryStrip
        celulas={[
          { rotulo: 'Entregas', valor: 313, nota: '9 comércios pediram' },
          { rotulo: 'Itens', valor: 351 },
          { rotulo: 'Valor', valor: formatMoney(2989.5) },
          { rotulo: 'Taxa recebida', valor: formatMoney(298.95), nota: '10% do total' },
          { rotulo: 'A pagar', valor: formatMoney(2690.55) },
        ]}
      />
    ),
  },
] satisfies Demo[];
