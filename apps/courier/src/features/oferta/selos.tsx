import { FilaBadge, OrigemBadge, SuaVezBadge, UrgenteBadge } from '@corre/ui/badge/badges.tsx';
import type { Solicitacao } from './use-oferta-viva.ts';

/** The badges of an offer: your turn, urgent, origin, queue position (specification §2). */
export function Selos({ oferta: { urgente, origem, posicao_fila } }: { oferta: Solicitacao }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      {urgente && <UrgenteBadge />}
      <SuaVezBadge />
      <OrigemBadge origem={origem} />
      {posicao_fila !== null && <FilaBadge posicao_fila={posicao_fila} />}
    </p>
  );
}
