import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** Loaded on demand: the first screen of the courier is at its size limit. */
const Link = lazyPart(async () => (await import('@corre/ui/domain/tracking-link/tracking-link.tsx')).TrackingLink);

/** Sends the recipient the link to follow this delivery (ADR 0068). */
export const EnviarLink = ({ entrega }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <Link pedido={entrega} size="md" />
  </LazyDialog>
);
