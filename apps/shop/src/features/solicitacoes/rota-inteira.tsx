import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NumeroDoPedidoBadge, OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes, stepOf } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import type { Grupo } from '../linha/linha.ts';
import { Preparo } from '../preparo/preparo.tsx';
import { Chegada } from '../previsao/chegada.tsx';
import { ProvaDaEntrega } from '../prova/prova-da-entrega.tsx';
import { type Atos, CancelarIcone, esperaPor } from './card-atos.tsx';
import { CardEntregador } from './card-entregador.tsx';
import { CardTempo } from './card-tempo.tsx';
import { Cobranca } from './cobranca.tsx';
import { podeCancelar } from './colunas.ts';
import { EsperaComoNormal } from './espera-como-normal.tsx';
import { LinkDaEntrega } from './link-da-entrega.tsx';
import { Observacao } from './observacao.tsx';

type ParadaProps = { solicitacao: SolicitacaoDoComercio; atos: Atos; comStatus: boolean };

/** One stop of the route. 'Cancelar' appears only where the server allows it [cancelar]. */
function Parada({ solicitacao, atos, comStatus }: ParadaProps) {
  const { id, ordem, status, endereco, numero_pedido, valor_estimado, observacao } = solicitacao;
  return (
    <li data-parada={id} className="flex items-start gap-2.5">
      <span
        aria-hidden="true"
        className="mt-px flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-sunken text-[13px] font-bold text-ink"
      >
        {ordem}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {comStatus && <StatusBadge status={status} />}
          <NumeroDoPedidoBadge numero={numero_pedido} />
        </span>
        <p className="text-[15px] leading-5 font-semibold wrap-anywhere text-ink">{endereco}</p>
        <p className="text-[14px] leading-5 tabular-nums text-ink">{formatMoney(valor_estimado)}</p>
        <Cobranca solicitacao={solicitacao} />
        <ProvaDaEntrega solicitacao={solicitacao} />
        <Observacao texto={observacao} detalhe={null} />
        <Chegada solicitacao_id={id} />
        <LinkDaEntrega solicitacao={solicitacao} />
      </div>
      {podeCancelar(solicitacao) && <CancelarIcone solicitacao={solicitacao} atos={atos} />}
    </li>
  );
}

type Props = {
  /** the open stops of one route in their order, at least two */
  paradas: Grupo;
  /** the current time, in epoch milliseconds */
  agora: number;
  atos: Atos;
};

/** The details of a route: one courier, one chat, and the actions of each stop. */
export function RotaInteira({ paradas, agora, atos }: Props) {
  const [primeira] = paradas;
  const { status, urgente, origem, canal, entregador_id } = primeira;
  const aguardando = status === 'aguardando';
  const juntas = paradas.every((parada) => parada.status === status);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        {juntas && <StatusBadge status={status} />}
        {urgente && aguardando && <UrgenteBadge />}
        {origem !== 'manual' && <OrigemBadge origem={origem} canal={canal} />}
        <CardTempo solicitacao={primeira} agora={agora} />
      </div>
      {juntas && !aguardando && <StepDashes etapa={stepOf(status)} />}
      <ol className="grid gap-3">
        {paradas.map((parada) => (
          <Parada key={parada.id} solicitacao={parada} atos={atos} comStatus={!juntas} />
        ))}
      </ol>
      <EsperaComoNormal solicitacao={primeira} />
      <Preparo paradas={paradas} agora={agora} />
      {entregador_id === null ? (
        <p className="text-[14px] leading-5 text-ink-2">{esperaPor(primeira)}</p>
      ) : (
        <CardEntregador solicitacao={primeira} onConversar={atos.conversar} />
      )}
    </div>
  );
}
