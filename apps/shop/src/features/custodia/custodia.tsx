import { trpc } from '@corre/client/trpc.ts';
import type { CustodiaDoComercio } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { MovementList, OlderMovements } from '@corre/ui/domain/custodia/movement-list.tsx';
import { Button, type ButtonProps } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';
import { ComEntregadores } from './com-entregadores.tsx';
import { Maquininhas } from './maquininhas.tsx';
import { useCustodia } from './use-custodia.ts';

const SHOWN = 8;

/** Asks for the page of movements before `antes_de`. */
function useOlder(antes_de: number, enabled: boolean) {
  const comercio_nome = useComercioNome();
  return trpc.custodia.doComercio.useQuery({ comercio_nome, antes_de }, { enabled });
}

const OlderButton = (props: Pick<ButtonProps, 'loading' | 'onClick' | 'children'>) => (
  <div className="border-t border-line p-3">
    <Button variant="secondary" full className="min-h-11" {...props} />
  </div>
);

type MovimentosProps = { custodia: Pick<CustodiaDoComercio, 'movimentos' | 'ha_mais'>; now: number };

/** The movements of cash (change taken, cash received, cash handed over), newest first. */
function Movimentos({ custodia: { movimentos, ha_mais }, now }: MovimentosProps) {
  const [all, setTodos] = useState(false);
  const last = movimentos.at(-1);
  if (!last) return null;
  const recolhidos = !all && movimentos.length > SHOWN;
  return (
    <Card aria-labelledby="movimentos">
      <CardHeader title="Últimos movimentos" id="movimentos" />
      <MovementList
        movimentos={recolhidos ? movimentos.slice(0, SHOWN) : movimentos}
        naming="entregador"
        now={now}
        label="Últimos movimentos"
      />
      {recolhidos && (
        <div className="border-t border-line p-3">
          <Button variant="secondary" full onClick={() => setTodos(true)} className="min-h-11">
            Ver todos os movimentos
          </Button>
        </div>
      )}
      {!recolhidos && ha_mais && (
        <OlderMovements antes_de={last.id} usePage={useOlder} Foot={OlderButton}>
          {(page) => <MovementList movimentos={page} naming="entregador" now={now} label="Movimentos mais antigos" />}
        </OlderMovements>
      )}
    </Card>
  );
}

/** The tab that shows which courier holds the shop's cash and card machines (ADR 0022). */
export function Custodia({ now }: { now: number }) {
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
        <ComEntregadores custodia={data} now={now} />
        <Maquininhas maquininhas={data.maquininhas} now={now} />
      </div>
      <Movimentos custodia={data} now={now} />
    </div>
  );
}
