import { FALHAS } from '@corre/contract/falhas.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/loading-card.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { ComEntregadores } from './com-entregadores.tsx';
import { Maquininhas } from './maquininhas.tsx';
import { Movimentos } from './movimentos.tsx';
import { useCustodia } from './use-custodia.ts';

/** The tab that shows which courier holds the shop's cash and card machines (ADR 0062). */
export function Custodia({ agora }: { agora: number }) {
  const { data, isError, refetch, isRefetching } = useCustodia();
  useFailureNotice(isError, FALHAS['custodia.doComercio']);
  if (!data) {
    return isError ? (
      <Card>
        <ErrorState title={FALHAS['custodia.doComercio']} onRetry={() => void refetch()} retrying={isRefetching} />
      </Card>
    ) : (
      <LoadingCard />
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <ComEntregadores custodia={data} agora={agora} />
        <Maquininhas maquininhas={data.maquininhas} agora={agora} />
      </div>
      <Movimentos custodia={data} agora={agora} />
    </div>
  );
}
