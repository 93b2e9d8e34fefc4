import { Card } from '../../kit/card/card.tsx';
import type { Demo } from '../../kit/demo.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { EntregaRow } from './entrega-row.tsx';

export default [
  {
    title: 'EntregaRow: with and without time',
    render: () => (
      <div className="grid max-w-[328px] gap-4">
        <Card>
          <ul>
            <EntregaRow
              hora="19:31"
              title="Sushi Nikkei"
              valor={17.1}
              ganho
              detalhe="Av. Cerro Azul, 812"
              below="2 itens · bruto R$ 19,00"
            />
            <EntregaRow hora="18:54" title="Pizzaria do João" valor={9.5} detalhe="Av. Herval, 1212 · 1 item" />
          </ul>
        </Card>
        <Card>
          <ul>
            <EntregaRow
              title="Sushi Nikkei"
              valor={19}
              detalhe="21/11/2026 · 2 itens"
              nota={`líquido ${formatMoney(17.1)}`}
            />
          </ul>
        </Card>
      </div>
    ),
  },
] satisfies Demo[];
