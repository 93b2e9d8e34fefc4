import { useCountdown } from '@corre/ui/domain/countdown/use-countdown.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Send } from 'lucide-react';
import type { Solicitacao } from './use-solicitacoes.ts';

type Oferta = NonNullable<Solicitacao['oferta_viva']>;

/** Shows which courier has the live offer of the request, and the seconds that remain. */
export function OfertaViva({ oferta }: { oferta: Oferta }) {
  const { nome_entregador, entregue_em, expira_em } = oferta;
  const { segundos, acabou } = useCountdown({ expira_em: Date.parse(expira_em), agora: serverNow });
  return (
    <p className="mt-1.5 flex min-w-0 items-center gap-1.5 rounded-lg bg-aceita px-2 py-1 text-[13px] leading-[18px] text-aceita-ink">
      <Send aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {entregue_em ? 'Oferta com' : 'Oferta a caminho de'} <strong>{nome_entregador}</strong>
      </span>
      <span className="shrink-0 font-bold tabular-nums">{acabou ? 'passando' : `${segundos} s`}</span>
    </p>
  );
}
