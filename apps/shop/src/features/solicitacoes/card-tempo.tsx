import type { SolicitacaoDoComercio } from '@corre/api/solicitacoes/contrato.ts';
import { formatTime } from '@corre/ui/format/dates.ts';
import { DELIVERY_LATE_MIN, WaitTime } from '@corre/ui/wait-time/wait-time.tsx';
import { Clock } from 'lucide-react';

/** The time at the right edge of a card: since when it is on its way, or when it was over. */
export function CardTempo({ solicitacao, agora }: { solicitacao: SolicitacaoDoComercio; agora: number }) {
  const { status, data_solicitacao, data_status } = solicitacao;
  if (status === 'finalizada' || status === 'cancelada') {
    return (
      <span className="ml-auto inline-flex items-center gap-1 text-[13px] tabular-nums text-ink-2">
        <Clock aria-hidden="true" className="size-3.5" />
        {formatTime(data_status)}
      </span>
    );
  }
  // A waiting card's time stands beside its 'Cancelar' in the narrow column of a desktop.
  const aguardando = status === 'aguardando';
  return (
    <WaitTime
      desde={data_solicitacao}
      agora={agora}
      curto
      limite_min={aguardando ? undefined : DELIVERY_LATE_MIN}
      className={aguardando ? 'ml-auto md:hidden' : 'ml-auto'}
    />
  );
}
