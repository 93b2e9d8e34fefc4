import { FilaBadge, OrigemBadge, SuaVezBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { CountdownDashes } from '@corre/ui/domain/countdown/countdown-ring.tsx';
import { useCountdown } from '@corre/ui/domain/countdown/use-countdown.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Loading, Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Timer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useEstado } from '../fila/use-fila.ts';
import { Aceitar, Recados, Recusar } from './atos.tsx';
import { Onde } from './onde.tsx';
import type { OfertaAtual } from './use-oferta.ts';
import type { Oferta, Solicitacao } from './use-oferta-viva.ts';

/** The place in the queue. If the courier was not the first, the words must not contradict 'Sua vez'. */
function Lugar({ posicao_fila }: { posicao_fila: number }) {
  if (posicao_fila === 1) return <FilaBadge posicao_fila={posicao_fila} />;
  return <Badge tone="contorno">Passou ao {posicao_fila}º da fila</Badge>;
}

/** The badges of an offer: urgent, your turn, origin, place in the queue. */
function Selos({ oferta }: { oferta: Solicitacao }) {
  const { urgente, posicao_fila, origem, canal } = oferta;
  return (
    <p className="flex flex-wrap gap-[5px] [&>span]:gap-1 [&>span]:px-2 [&>span]:text-[14.5px]">
      {urgente && <UrgenteBadge />}
      <SuaVezBadge />
      <OrigemBadge origem={origem} canal={canal} />
      {posicao_fila !== null && <Lugar posicao_fila={posicao_fila} />}
    </p>
  );
}

/** The seconds beside the dashes. They are hidden from screen readers, because the dashes already announce them. */
function Segundos({ expira_em }: { expira_em: number }) {
  const { seconds, urgente } = useCountdown({ expira_em, now: serverNow });
  return (
    <span
      aria-hidden="true"
      className={`flex items-center gap-2 text-[24px] leading-8 font-[780] tabular-nums ${urgente ? 'text-perigo-ink' : ''}`}
    >
      <Timer className="size-6" />
      {seconds} s
    </span>
  );
}

type Props = { atual: OfertaAtual; total: number; ocupado: boolean };

/** The reason why there is no offer. A skeleton while it is unknown. */
function SemOferta({ ocupado }: { ocupado: boolean }) {
  const { data: estado } = useEstado();
  if (ocupado) return 'Finalize a entrega atual para receber a próxima oferta.';
  if (!estado) {
    return (
      <Loading>
        <Skeleton className="h-5 w-4/5" />
      </Loading>
    );
  }
  if (!estado.is_online) return 'Fique online para receber ofertas.';
  return 'Quando for a sua vez, toca aqui.';
}

function Valores({ oferta }: { oferta: Oferta }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <strong className="text-[34px] leading-10 font-[800] tracking-[-.02em]">{formatMoney(oferta.valor_total)}</strong>
      <span className="text-[16px] leading-6 text-ink-2">
        você recebe <strong className="font-[750] text-ink">{formatMoney(oferta.valor_liquido)}</strong>
      </span>
    </p>
  );
}

/** 'Próxima Entrega': the current offer as a card, after 'Ver depois'. */
export function OfertaCard({ atual, total, ocupado }: Props) {
  const { oferta, adiada } = atual;
  const suspensa = useEstado().data?.suspenso ?? false;
  const cartao = useRef<HTMLElement>(null);
  useEffect(() => {
    // The offer's time runs, so scroll its buttons into view above the tab bar.
    if (adiada) cartao.current?.scrollIntoView({ block: 'end' });
  }, [adiada]);
  // The suspension above already explains it.
  if (!oferta && suspensa) return null;
  if (!oferta) {
    return (
      <Card aria-labelledby="proxima-entrega">
        <CardHeader title="Próxima Entrega" id="proxima-entrega" />
        <CardBody className="pt-0 text-ink-2">
          <SemOferta ocupado={ocupado} />
        </CardBody>
      </Card>
    );
  }
  return (
    <Card ref={cartao} tone="agir" aria-labelledby="proxima-entrega" className="scroll-mb-[88px] lg:scroll-mb-4">
      <CardHeader title="Próxima Entrega" id="proxima-entrega">
        <Segundos key={oferta.oferta_id} expira_em={oferta.expira_em} />
      </CardHeader>
      <CardBody className="grid grid-cols-1 gap-4 pt-0">
        <CountdownDashes expira_em={oferta.expira_em} now={serverNow} total={total} />
        <Selos oferta={oferta.first} />
        <Valores oferta={oferta} />
        <Onde oferta={oferta} />
        <Recados atual={atual} />
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5">
          <Recusar atual={atual} className="min-h-16 text-[17px]" />
          <Aceitar atual={atual} className="min-h-16 px-2 text-[20px]" />
        </div>
      </CardBody>
    </Card>
  );
}
