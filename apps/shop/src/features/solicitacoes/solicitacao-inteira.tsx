import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NumeroDoPedidoBadge, OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes, stepOf } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Preparo } from '../preparo/preparo.tsx';
import { Chegada } from '../previsao/chegada.tsx';
import { ProvaDaEntrega } from '../prova/prova-da-entrega.tsx';
import { type Atos, CardAtos } from './card-atos.tsx';
import { CardTempo } from './card-tempo.tsx';
import { Cobranca } from './cobranca.tsx';
import { EsperaComoNormal } from './espera-como-normal.tsx';
import { LinkDaEntrega } from './link-da-entrega.tsx';
import { Observacao } from './observacao.tsx';
import { encerrada } from './partes.ts';

type Props = {
  solicitacao: SolicitacaoDoComercio;
  /** the current time, in epoch milliseconds */
  agora: number;
  atos: Atos;
};

/** Returns the detail after the note: the duration, or the position in the route. */
function detailOf({ status, total_rota, ordem, data_status, data_solicitacao }: SolicitacaoDoComercio): string | null {
  const duracao = Date.parse(data_status) - Date.parse(data_solicitacao);
  if (status === 'finalizada') return `entregue em ${formatDuration(duracao)}`;
  return status !== 'cancelada' && total_rota > 1 ? `Rota com ${total_rota} entregas, parada ${ordem}` : null;
}

/** The details of one request, with all its actions. */
export function SolicitacaoInteira({ solicitacao, agora, atos }: Props) {
  const { id, status, urgente, origem, canal, numero_pedido, valor_estimado, observacao } = solicitacao;
  const aguardando = status === 'aguardando';
  const aberta = !encerrada(solicitacao);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={status} />
        {urgente && aguardando && <UrgenteBadge />}
        {origem !== 'manual' && <OrigemBadge origem={origem} canal={canal} />}
        <NumeroDoPedidoBadge numero={numero_pedido} />
        <CardTempo solicitacao={solicitacao} agora={agora} />
      </div>
      {aberta && !aguardando && <StepDashes etapa={stepOf(status)} />}
      <div className="grid gap-1">
        <p className="text-[17px] leading-6 font-bold tabular-nums text-ink">{formatMoney(valor_estimado)}</p>
        <Cobranca solicitacao={solicitacao} />
        <ProvaDaEntrega solicitacao={solicitacao} />
        <Observacao texto={observacao} detalhe={detailOf(solicitacao)} />
        <Chegada solicitacao_id={id} />
        <EsperaComoNormal solicitacao={solicitacao} />
      </div>
      <Preparo paradas={[solicitacao]} agora={agora} />
      {aberta && <LinkDaEntrega solicitacao={solicitacao} size="md" />}
      <CardAtos solicitacao={solicitacao} atos={atos} />
    </div>
  );
}
