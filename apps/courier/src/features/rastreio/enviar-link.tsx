import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** With a chunk of its own: the first screen of a courier is at its limit. */
const Link = lazyPart(async () => (await import('@corre/ui/domain/tracking-link/tracking-link.tsx')).TrackingLink);

/** Sends the recipient the link to follow this delivery (docs/decisions/0068-tracking-link.md). */
export const EnviarLink = ({ entrega }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <Link pedido={entrega} size="md" />
  </LazyDialog>
);
