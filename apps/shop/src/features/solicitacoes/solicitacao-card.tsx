import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { NumeroDoPedidoBadge, OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { formatDuration, minutesSince } from '@corre/ui/domain/format/dates.ts';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { stepOf } from '@corre/ui/domain/step-dashes/steps.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
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

type Props = {
  solicitacao: SolicitacaoDoComercio;
  /** the present, epoch milliseconds */
  agora: number;
  atos: Atos;
};

/** The quieter line behind the note: how long it took, which stop of a route it is. */
function detailOf({ status, total_rota, ordem, data_status, data_solicitacao }: SolicitacaoDoComercio): string | null {
  const duracao = Date.parse(data_status) - Date.parse(data_solicitacao);
  if (status === 'finalizada') return `entregue em ${formatDuration(duracao)}`;
  return status !== 'cancelada' && total_rota > 1 ? `Rota com ${total_rota} entregas, parada ${ordem}` : null;
}

/** One request of the board: what it is, how far it is, who brings it and what can be done with it. */
export function SolicitacaoCard({ solicitacao, agora, atos }: Props) {
  const { id, status, urgente, origem, canal, numero_pedido, endereco, valor_estimado, observacao } = solicitacao;
  const aguardando = status === 'aguardando';
  const atrasada = aguardando && minutesSince(esperaDesde(solicitacao), agora) > WAITING_LATE_MIN;
  const aberta = status !== 'finalizada' && status !== 'cancelada';
  const emAndamento = aberta && !aguardando;
  return (
    <Card item tone={atrasada ? 'agir' : 'normal'} aria-labelledby={`solicitacao-${id}`} data-solicitacao={id}>
      <div className="grid grid-cols-1 gap-2.5 p-4">
        <div className="flex flex-wrap items-center gap-1.5">
          <StatusBadge status={status} />
          {urgente && aguardando && <UrgenteBadge />}
          {origem !== 'manual' && <OrigemBadge origem={origem} canal={canal} />}
          <NumeroDoPedidoBadge numero={numero_pedido} />
          <CardTempo solicitacao={solicitacao} agora={agora} />
        </div>
        {emAndamento && <StepDashes etapa={stepOf(status)} />}
        <div className="grid gap-1">
          <div className="flex items-start justify-between gap-3 text-[15.5px] leading-5 font-bold text-ink">
            <h4 id={`solicitacao-${id}`} title={endereco} className="line-clamp-4 min-w-0 wrap-anywhere">
              {endereco}
            </h4>
            <p className="whitespace-nowrap tabular-nums">{formatMoney(valor_estimado)}</p>
          </div>
          <Cobranca solicitacao={solicitacao} />
          <ProvaDaEntrega solicitacao={solicitacao} />
          <Observacao texto={observacao} detalhe={detailOf(solicitacao)} />
          <Chegada solicitacao_id={id} />
          <EsperaComoNormal solicitacao={solicitacao} />
        </div>
        <Preparo paradas={[solicitacao]} agora={agora} />
        {aberta && <LinkDaEntrega solicitacao={solicitacao} />}
        <CardAtos solicitacao={solicitacao} agora={agora} atos={atos} />
      </div>
    </Card>
  );
}
