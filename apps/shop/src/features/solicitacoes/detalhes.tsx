import { sumReais } from '@corre/contract/cents.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { OrderNumberBadge } from '@corre/ui/domain/order-number/order-number-badge.tsx';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes, stepOf } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { podeCancelar } from './board.ts';
import { type Acts, CancelButton, DetailsFooter, EntregadorLine, esperaPor } from './details-footer.tsx';
import {
  Cobranca,
  DetailsTime,
  DoPontoDeVenda,
  EsperaComoNormal,
  LinkDaEntrega,
  Observacao,
} from './details-lines.tsx';
import type { Group } from './line.ts';
import { encerrada } from './pages.ts';
import { Preparo } from './preparo.tsx';
import { Chegada } from './previsao.tsx';
import { ProvaDaEntrega } from './prova-da-entrega.tsx';

type SolicitacaoProps = {
  solicitacao: SolicitacaoDoComercio;
  /** the current time, in epoch milliseconds */
  now: number;
  acts: Acts;
};

/** Returns the detail after the note: the duration, or the position in the route. */
function detailOf({
  status,
  desfecho,
  total_rota,
  ordem,
  data_status,
  data_solicitacao,
}: SolicitacaoDoComercio): string | null {
  const duracao = Date.parse(data_status) - Date.parse(data_solicitacao);
  if (status === 'finalizada')
    return `${desfecho === 'devolvida' ? 'devolvida' : 'entregue'} em ${formatDuration(duracao)}`;
  return status !== 'cancelada' && total_rota > 1 ? `Rota com ${total_rota} entregas, parada ${ordem}` : null;
}

/** The details of one request, with all its actions. */
function SolicitacaoInteira({ solicitacao, now, acts }: SolicitacaoProps) {
  const { id, status, urgente, origem, canal, valor_estimado, observacao } = solicitacao;
  const { desfecho, a_devolver } = solicitacao;
  const aguardando = status === 'aguardando';
  const open = !encerrada(solicitacao);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={status} desfecho={desfecho} a_devolver={a_devolver} />
        {urgente && aguardando && <UrgenteBadge />}
        {origem !== 'manual' && <OrigemBadge origem={origem} canal={canal} />}
        <OrderNumberBadge pedido={solicitacao} />
        <DetailsTime solicitacao={solicitacao} now={now} />
      </div>
      {open && !aguardando && <StepDashes etapa={stepOf(status)} />}
      <div className="grid gap-1">
        <p className="text-[17px] leading-6 font-bold tabular-nums text-ink">{formatMoney(valor_estimado)}</p>
        <Cobranca solicitacao={solicitacao} />
        <ProvaDaEntrega solicitacao={solicitacao} />
        <DoPontoDeVenda solicitacao={solicitacao} />
        <Observacao text={observacao} detalhe={detailOf(solicitacao)} />
        <Chegada solicitacao_id={id} />
        <EsperaComoNormal solicitacao={solicitacao} />
      </div>
      <Preparo paradas={[solicitacao]} now={now} />
      {open && <LinkDaEntrega solicitacao={solicitacao} size="md" />}
      <DetailsFooter solicitacao={solicitacao} acts={acts} />
    </div>
  );
}

type ParadaProps = { solicitacao: SolicitacaoDoComercio; acts: Acts; comStatus: boolean };

/** One stop of the route. 'Cancelar' appears only where the server allows it [cancelar]. */
function Parada({ solicitacao, acts, comStatus }: ParadaProps) {
  const { id, ordem, status, endereco, valor_estimado, observacao, a_devolver } = solicitacao;
  return (
    <li data-parada={id} className="flex items-start gap-2.5">
      <span
        aria-hidden="true"
        className="mt-px flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-sunken text-[13px] font-bold text-ink"
      >
        {ordem}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap gap-1.5">
          {(comStatus || a_devolver) && <StatusBadge status={status} a_devolver={a_devolver} />}
          <OrderNumberBadge pedido={solicitacao} />
        </span>
        <p className="text-[15px] leading-5 font-semibold wrap-anywhere text-ink">{endereco}</p>
        <p className="text-[14px] leading-5 tabular-nums text-ink">{formatMoney(valor_estimado)}</p>
        <Cobranca solicitacao={solicitacao} />
        <ProvaDaEntrega solicitacao={solicitacao} />
        <DoPontoDeVenda solicitacao={solicitacao} />
        <Observacao text={observacao} detalhe={null} />
        <Chegada solicitacao_id={id} />
        <LinkDaEntrega solicitacao={solicitacao} />
      </div>
      {podeCancelar(solicitacao) && <CancelButton solicitacao={solicitacao} acts={acts} />}
    </li>
  );
}

type RotaProps = {
  /** the open stops of one route in their order, at least two */
  paradas: Group;
  /** the current time, in epoch milliseconds */
  now: number;
  acts: Acts;
};

/** The details of a route: one courier, one chat, and the actions of each stop. */
function RotaInteira({ paradas, now, acts }: RotaProps) {
  const [first] = paradas;
  const { status, urgente, origem, canal, entregador_id } = first;
  const aguardando = status === 'aguardando';
  const together = paradas.every((parada) => parada.status === status);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        {together && <StatusBadge status={status} />}
        {urgente && aguardando && <UrgenteBadge />}
        {origem !== 'manual' && <OrigemBadge origem={origem} canal={canal} />}
        <DetailsTime solicitacao={first} now={now} />
      </div>
      {together && !aguardando && <StepDashes etapa={stepOf(status)} />}
      <ol className="grid gap-3">
        {paradas.map((parada) => (
          <Parada key={parada.id} solicitacao={parada} acts={acts} comStatus={!together} />
        ))}
      </ol>
      <EsperaComoNormal solicitacao={first} />
      <Preparo paradas={paradas} now={now} />
      {entregador_id === null ? (
        <p className="text-[14px] leading-5 text-ink-2">{esperaPor(first)}</p>
      ) : (
        <EntregadorLine solicitacao={first} onChat={acts.openChat} />
      )}
    </div>
  );
}

type Props = {
  group: Group;
  now: number;
  acts: Acts;
  open: boolean;
  onClose: () => void;
};

/** The drawer with all details and actions of one line. */
export function Detalhes({ group, now, acts, open: isOpen, onClose }: Props) {
  const [first] = group;
  const rota = group.length > 1;
  // The chat is a drawer as well. This drawer must close and return its focus before the chat takes the focus.
  const comChat: Acts = {
    ...acts,
    openChat: (solicitacao) => {
      onClose();
      setTimeout(() => acts.openChat(solicitacao));
    },
  };
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      width={440}
      title={rota ? `Rota com ${countOf(group.length, 'entrega', 'entregas')}` : first.endereco}
      description={rota ? formatMoney(sumReais(group, ({ valor_estimado }) => valor_estimado)) : undefined}
    >
      <DialogBody>
        <div data-detalhes={first.id}>
          {rota ? (
            <RotaInteira paradas={group} now={now} acts={comChat} />
          ) : (
            <SolicitacaoInteira solicitacao={first} now={now} acts={comChat} />
          )}
        </div>
      </DialogBody>
    </Drawer>
  );
}
