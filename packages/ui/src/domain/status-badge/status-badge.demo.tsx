import { STATUS_SOLICITACAO } from '@corre/contract/vocabulario.ts';
import type { Demo } from '../../kit/demo.ts';
import { StatusBadge } from './status-badge.tsx';

export default [
  {
    title: 'The six statuses',
    render: () => (
      <div className="flex flex-wrap gap-2">
        {STATUS_SOLICITACAO.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
    ),
  },
] satisfies Demo[];
