import { SOM_OFERTA_MAX_MS, SOM_OFERTA_MS } from '@corre/contract/constants.ts';
import { useCountdown } from '@corre/ui/domain/countdown/use-countdown.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useRepeatingSound } from '@corre/ui/shell/repeating-sound.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useState } from 'react';
import type { OfertaAtual } from './use-oferta.ts';

/** The view of an offer. It is the first part that is preloaded after the first view. */
export const OfertaAberta = lazyPart(async () => (await import('./oferta-aberta.tsx')).OfertaAberta);

/** Ends an offer at its deadline, on every tab [oferta-prazo]. Give it `key={oferta_id}`. */
function Prazo({ expira_em, end }: { expira_em: number; end: OfertaAtual['end'] }) {
  useCountdown({ expira_em, now: serverNow, onEnd: end });
  return null;
}

/** The current offer on every tab: its sound [oferta-som], its deadline, and the whole screen until 'Ver depois'. */
export function OfertaScreen({ atual, total }: { atual: OfertaAtual; total: number }) {
  const { oferta, adiada, end } = atual;
  const [mudo, setMudo] = useState(false);
  useRepeatingSound({
    tune: 'oferta',
    active: oferta !== null && !mudo && !adiada,
    every: SOM_OFERTA_MS,
    stopAfter: SOM_OFERTA_MAX_MS,
  });
  if (!oferta) return null;
  return (
    <>
      <Prazo key={oferta.oferta_id} expira_em={oferta.expira_em} end={end} />
      {!adiada && (
        <LazyDialog>
          <OfertaAberta oferta={oferta} atual={atual} total={total} mudo={mudo} onMuted={setMudo} />
        </LazyDialog>
      )}
    </>
  );
}
