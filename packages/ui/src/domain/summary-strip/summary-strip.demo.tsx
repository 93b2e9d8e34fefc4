import type { Demo } from '../../kit/demo.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { SummaryStrip } from './summary-strip.tsx';

export default [
  {
    title: 'SummaryStrip',
    render: () => (
      <SummaryStrip
        cells={[
          { label: 'Entregas', valor: 313, nota: '9 comércios pediram' },
          { label: 'Itens', valor: 351 },
          { label: 'Valor', valor: formatMoney(2989.5) },
          { label: 'Taxa recebida', valor: formatMoney(298.95), nota: '10% do total' },
          { label: 'A pagar', valor: formatMoney(2690.55) },
        ]}
      />
    ),
  },
] satisfies Demo[];
