import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { DELIVERY_LATE_MIN, WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { CalendarClock, Clock } from 'lucide-react';
import { quandoCurto } from '../entregas/quando.ts';
import { encerrada } from './partes.ts';

type Props = {
  solicitacao: SolicitacaoDoComercio;
  agora: number;
};

/** The time at the right edge of the details: the start of the wait, the planned offer, or the end. */
export function CardTempo({ solicitacao, agora }: Props) {
  const { status, agendada, oferecer_apos, data_status } = solicitacao;
  if (encerrada(solicitacao)) {
    return (
      <span className="ml-auto inline-flex items-center gap-1 text-[13px] tabular-nums text-ink-2">
        <Clock aria-hidden="true" className="size-3.5" />
        {quandoCurto(data_status, agora)}
      </span>
    );
  }
  if (agendada && oferecer_apos) {
    return (
      <span className="ml-auto inline-flex items-center gap-1 text-[13px] tabular-nums text-ink-2">
        <CalendarClock aria-hidden="true" className="size-3.5" />
        Agendada<span className="sr-only"> para</span> {formatWhen(oferecer_apos, agora)}
      </span>
    );
  }
  return (
    <WaitTime
      desde={esperaDesde(solicitacao)}
      agora={agora}
      short
      limite_min={status === 'aguardando' ? undefined : DELIVERY_LATE_MIN}
      className="ml-auto"
    />
  );
}
