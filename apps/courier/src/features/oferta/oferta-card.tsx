import { CountdownDashes } from '@corre/ui/domain/countdown/countdown-ring.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Loading, Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useRef } from 'react';
import { useEstado } from '../fila/use-estado.ts';
import { Aceitar, Recusar } from './atos.tsx';
import { Onde } from './onde.tsx';
import { Recados } from './recados.tsx';
import { Segundos } from './segundos.tsx';
import { Selos } from './selos.tsx';
import type { OfertaAtual } from './use-oferta.ts';
import type { Oferta } from './use-oferta-viva.ts';

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
        <CountdownDashes expira_em={oferta.expira_em} agora={serverNow} total={total} />
        <Selos oferta={oferta.primeira} />
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
