import type { Demo } from '../../kit/demo.ts';
import { InvoiceBadge } from './invoice-badge.tsx';

export default [
  {
    title: 'InvoiceBadge',
    render: () => (
      <div className="flex flex-wrap gap-2">
        {(['aberta', 'devida', 'vencida', 'recebida', 'sem_valor'] as const).map((estado) => (
          <InvoiceBadge key={estado} estado={estado} />
        ))}
        <InvoiceBadge estado="devida" nome="A receber" />
      </div>
    ),
  },
] satisfies Demo[];
