import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useState } from 'react';
import { useAlerta, useUrgencia } from './use-alerta.ts';
import type { OfertaAtual } from './use-oferta.ts';

/** The view of an offer. It is the first part that is preloaded after the first view. */
export const OfertaAberta = lazyPart(async () => (await import('./oferta-aberta.tsx')).OfertaAberta);

/**
 * The alert of a new offer: sound [oferta-som], vibration and the whole screen. The server sets the deadline
 * [oferta-prazo].
 */
export function OfertaTela({ atual, total }: { atual: OfertaAtual; total: number }) {
  const { oferta, adiada } = atual;
  const [mudo, setMudo] = useState(false);
  const urgente = useUrgencia(oferta);
  useAlerta(oferta, mudo || adiada);
  if (!oferta || adiada) return null;
  return (
    <LazyDialog>
      <OfertaAberta oferta={oferta} atual={atual} total={total} urgente={urgente} mudo={mudo} onMudo={setMudo} />
    </LazyDialog>
  );
}
