import { trpc } from '@corre/client/trpc.ts';
import type { CustodiaDoEntregador, MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { contestable, MovementList, OlderMovements } from '@corre/ui/domain/custodia/movement-list.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useState } from 'react';
import { TapShield } from '../toque/tap-shield.tsx';

const Discordar = lazyPart(async () => (await import('./discordar.tsx')).Discordar);

/** Movements shown at first. A difference that is still open is shown too, however old. */
const A_VISTA = 3;

const emAberto = ({ tipo, contestacao }: MovimentoView) => tipo === 'diferenca' && contestacao?.decisao == null;

type ListProps = { movimentos: readonly MovimentoView[]; discordar: (movimento: MovimentoView) => void };

const List = ({ movimentos, discordar }: ListProps) => (
  <MovementList
    movimentos={movimentos}
    naming="comercio"
    now={serverNow()}
    label="Movimentos"
    action={(movimento) =>
      contestable(movimento) && (
        <Button variant="secondary" className="mt-1 min-h-12 justify-self-start" onClick={() => discordar(movimento)}>
          Discordo
        </Button>
      )
    }
  />
);

const Foot = (button: { loading?: boolean; onClick: () => void; children: string }) => (
  <div className="p-4 pt-2">
    <Button variant="secondary" size="lg" full {...button} />
  </div>
);

function usePage(antes_de: number, enabled: boolean) {
  const entregador_id = useEntregadorId();
  return trpc.custodia.doEntregador.useQuery({ entregador_id, antes_de }, { enabled });
}

/** The movements of money and card machines, newest first. A courier can object to a difference. */
export function Movimentos({ custodia: { movimentos, ha_mais } }: { custodia: CustodiaDoEntregador }) {
  const [all, setTodos] = useState(false);
  const [contestado, setContestado] = useState<MovimentoView | null>(null);
  const visible = all ? movimentos : movimentos.filter((movimento, i) => i < A_VISTA || emAberto(movimento));
  const last = movimentos.at(-1);
  const sobra = visible.length < movimentos.length || (!all && ha_mais);
  return (
    <section aria-labelledby="movimentos" className="border-t border-line">
      <h3 id="movimentos" className="px-4 pt-3 text-[17px] font-[700]">
        Últimos movimentos
      </h3>
      <List movimentos={visible} discordar={setContestado} />
      {sobra && <Foot onClick={() => setTodos(true)}>Ver todos os movimentos</Foot>}
      {all && ha_mais && last && (
        <OlderMovements antes_de={last.id} usePage={usePage} Foot={Foot}>
          {(antigos) => <List movimentos={antigos} discordar={setContestado} />}
        </OlderMovements>
      )}
      <TapShield open={contestado !== null} />
      <LazyDialog>{contestado && <Discordar movimento={contestado} onClose={() => setContestado(null)} />}</LazyDialog>
    </section>
  );
}
