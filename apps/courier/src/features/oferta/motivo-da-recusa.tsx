import { Card } from '@corre/ui/kit/card/card.tsx';
import { useEffect } from 'react';
import { Motivos } from './motivos.tsx';

/** Long enough for a thumb, short enough not to be in the way, in milliseconds. */
const FICA_MS = 20_000;

/** A refusal that was just made: its first request, and how many in a row it is in a sentence. */
export interface RecusaFeita {
  solicitacao_id: number;
  texto: string | null;
}

/**
 * Why they refused, after they did: one tap or none. It goes by itself; the reason can still be said under Solicitações, and an
 * objection to a suspension shows what was said (decision record 0070). The count of refusals stands in it: as a toast it would
 * lie over the reasons.
 */
export function MotivoDaRecusa({ recusa, onFim }: { recusa: RecusaFeita; onFim: () => void }) {
  useEffect(() => {
    const fim = setTimeout(onFim, FICA_MS);
    return () => clearTimeout(fim);
  }, [onFim]);
  return (
    <Card aria-labelledby="motivo-da-recusa" className="mb-4 grid gap-3 p-4">
      {recusa.texto !== null && (
        <p role="status" className="font-[650]">
          {recusa.texto}
        </p>
      )}
      <h2 id="motivo-da-recusa" className="text-[18px] leading-6">
        Por que recusou? <span className="font-normal text-ink-2">(opcional)</span>
      </h2>
      <Motivos solicitacao_id={recusa.solicitacao_id} onFim={onFim} />
    </Card>
  );
}
