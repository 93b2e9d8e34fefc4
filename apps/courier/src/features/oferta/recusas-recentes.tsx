import { trpc } from '@corre/client/trpc.ts';
import type { RecusaRecente } from '@corre/contract/ofertas/contrato.ts';
import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';
import { Motivos } from './motivos.tsx';

/** In milliseconds. A refusal leaves the list by the clock. */
const MINUTE_MS = 60_000;

function Recusa({ recusa }: { recusa: RecusaRecente }) {
  const [choosing, setChoosing] = useState(false);
  const { solicitacao_id, comercio, quando, motivo_recusa } = recusa;
  const dizer = motivo_recusa === null ? 'Dizer o motivo' : 'Mudar';
  return (
    <li className="grid gap-3 border-t border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-[min(100%,9rem)] flex-1">
          <span className="block wrap-anywhere font-[650]">{comercio}</span>
          <span className="block text-[16px] leading-6 text-ink-2">
            {formatTime(quando)} · {motivo_recusa === null ? 'sem motivo' : NOME_MOTIVO_RECUSA[motivo_recusa]}
          </span>
        </span>
        {!choosing && (
          <Button variant="secondary" aria-label={`${dizer}: ${comercio}`} onClick={() => setChoosing(true)}>
            {dizer}
          </Button>
        )}
      </p>
      {choosing && <Motivos solicitacao_id={solicitacao_id} onEnd={() => setChoosing(false)} />}
    </li>
  );
}

/**
 * The refusals of the last hour. The next offer replaces the question for the reason, so the reason can be given here.
 */
export function RecusasRecentes() {
  const entregador_id = useEntregadorId();
  const { data: recusas = [] } = trpc.ofertas.recusas.useQuery({ entregador_id }, { refetchInterval: MINUTE_MS });
  if (recusas.length === 0) return null;
  return (
    <Card aria-labelledby="recusas-recentes">
      <CardHeader title="Recusas da última hora" id="recusas-recentes" />
      <ul>
        {recusas.map((recusa) => (
          <Recusa key={recusa.solicitacao_id} recusa={recusa} />
        ))}
      </ul>
    </Card>
  );
}
