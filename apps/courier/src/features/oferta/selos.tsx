import { FilaBadge, SuaVezBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { nomeDaOrigem } from '../pedido/origem.ts';
import type { Solicitacao } from './use-oferta-viva.ts';

/** The place in the queue. If the courier was not the first, the words must not contradict 'Sua vez'. */
function Lugar({ posicao_fila }: { posicao_fila: number }) {
  if (posicao_fila === 1) return <FilaBadge posicao_fila={posicao_fila} />;
  return <Badge tone="contorno">Passou ao {posicao_fila}º da fila</Badge>;
}

/** The badges of an offer: urgent, your turn, origin, place in the queue. */
export function Selos({ oferta }: { oferta: Solicitacao }) {
  const { urgente, posicao_fila } = oferta;
  const deOnde = nomeDaOrigem(oferta);
  return (
    <p className="flex flex-wrap gap-[5px] [&>span]:gap-1 [&>span]:px-2 [&>span]:text-[14.5px]">
      {urgente && <UrgenteBadge />}
      <SuaVezBadge />
      {deOnde && (
        <Badge tone="contorno" className="max-w-full">
          <span className="truncate leading-5">{deOnde}</span>
        </Badge>
      )}
      {posicao_fila !== null && <Lugar posicao_fila={posicao_fila} />}
    </p>
  );
}
