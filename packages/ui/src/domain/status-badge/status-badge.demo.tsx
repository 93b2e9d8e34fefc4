import type { Demo } from '../../../gallery/demo.ts';
import type { SolicitacaoStatus } from '../step-dashes/steps.ts';
import { StatusBadge } from './status-badge.tsx';

const todos: SolicitacaoStatus[] = ['aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada', 'cancelada'];

export default [
  {
    title: 'The six statuses',
    render: () => (
      <div className="flex flex-wrap gap-2">
        {todos.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
    ),
  },
] satisfies Demo[];
