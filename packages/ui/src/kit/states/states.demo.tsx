import { Card, CardBody } from '../card/card.tsx';
import type { Demo } from '../demo.ts';
import { SkeletonCard, SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState, InlineError } from './error-state.tsx';

export default [
  {
    title: 'Empty, error, loading',
    render: () => (
      <div className="grid gap-4 lg:grid-cols-3">
        <Card>
          <EmptyState title="Nenhuma solicitação hoje" text="Peça a primeira entrega em poucos segundos." />
        </Card>
        <Card>
          <ErrorState
            title="Erro ao carregar solicitações"
            text="Seus dados estão a salvo. Tente de novo."
            onRetry={() => {}}
          />
        </Card>
        <Card>
          <CardBody>
            <InlineError title="Erro ao carregar minhas solicitações" onRetry={() => {}} />
          </CardBody>
        </Card>
        <Card>
          <SkeletonCard />
        </Card>
        <Card>
          <SkeletonRows rows={3} />
        </Card>
      </div>
    ),
  },
] satisfies Demo[];
