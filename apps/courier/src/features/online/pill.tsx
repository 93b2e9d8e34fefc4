import { OnlinePill } from '@corre/ui/domain/online-bar/online-pill.tsx';
import type { OfertaAtual } from '../oferta/use-oferta.ts';
import { useBarra } from './bar.tsx';

/** The online switch as a small pill while a delivery is in hand, without the place in the queue. */
export function EntregadorPill({ oferta }: { oferta: OfertaAtual }) {
  const { online, semLinha, pendente, onChange, question } = useBarra(oferta);
  return (
    <>
      <OnlinePill online={online} pendente={pendente} paused={semLinha} onChange={onChange} />
      {question}
    </>
  );
}
