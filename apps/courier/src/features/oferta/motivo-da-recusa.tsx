import { Card } from '@corre/ui/kit/card/card.tsx';
import { useEffect } from 'react';
import { Motivos } from './motivos.tsx';

/** In milliseconds. Long enough for a tap, and short enough not to be in the way. */
const FICA_MS = 20_000;

/** The last refusal: its first request, and the sentence about the refusals in a row. */
export interface RecusaFeita {
  solicitacao_id: number;
  text: string | null;
}

/**
 * Asks for the reason after a refusal, with one optional tap. It disappears by itself. The reason can still be given in
 * Solicitações, and an objection to a suspension shows it [motivo-da-recusa]. The count of refusals is in this card,
 * because a toast would cover the reasons.
 */
export function MotivoDaRecusa({ recusa, onEnd }: { recusa: RecusaFeita; onEnd: () => void }) {
  useEffect(() => {
    const fim = setTimeout(onEnd, FICA_MS);
    return () => clearTimeout(fim);
  }, [onEnd]);
  return (
    <Card aria-labelledby="motivo-da-recusa" className="mb-4 grid gap-3 p-4">
      {recusa.text !== null && (
        <p role="status" className="font-[650]">
          {recusa.text}
        </p>
      )}
      <h2 id="motivo-da-recusa" className="text-[18px] leading-6">
        Por que recusou? <span className="font-normal text-ink-2">(opcional)</span>
      </h2>
      <Motivos solicitacao_id={recusa.solicitacao_id} onEnd={onEnd} />
    </Card>
  );
}
