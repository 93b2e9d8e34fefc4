import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { NumeroDoPedidoBadge, OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { DoorPaymentBadge } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { proofWords } from '@corre/ui/domain/proof/proof-words.ts';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { cut } from '@corre/ui/kit/format/cut.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ArrowRight, BellRing, History } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { Hora, useAgora } from '../torre/relogio.tsx';
import { Agendada } from './agendada.tsx';
import { OfertaViva } from './oferta-viva.tsx';
import type { Solicitacao } from './use-solicitacoes.ts';

/** Display truncation of the observation (specification §9), in characters. */
const OBSERVACAO_MAX = 100;

type Props = { solicitacao: Solicitacao; primeira: boolean };

function Espera({ desde }: { desde: string }) {
  return <WaitTime desde={desde} agora={useAgora()} short />;
}

function Cabeca({ solicitacao }: Pick<Props, 'solicitacao'>) {
  const { status, urgente, sinalizada, agendada, data_solicitacao } = solicitacao;
  const espera = status === 'aguardando' && !agendada;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <StatusBadge status={status} />
      {urgente && <UrgenteBadge />}
      <NumeroDoPedidoBadge numero={solicitacao.numero_pedido} />
      <DoorPaymentBadge parada={solicitacao} />
      {sinalizada && (
        <Badge tone="aguardando" icon={BellRing}>
          Ninguém aceitou
        </Badge>
      )}
      <span className="ml-auto">
        {espera ? (
          <Espera desde={esperaDesde(solicitacao)} />
        ) : (
          <Hora de={data_solicitacao} className="text-[13px] tabular-nums text-ink-2" />
        )}
      </span>
    </div>
  );
}

function Pe({ solicitacao, children }: Pick<Props, 'solicitacao'> & { children: ReactNode }) {
  const { observacao, nome_entregador, entregador_id, total_rota, data_solicitacao, status } = solicitacao;
  const provado = proofWords(solicitacao);
  return (
    <div className="flex items-end gap-2 text-[13px] leading-[18px] text-ink-2">
      <div className="min-w-0 flex-1 self-center">
        <p className="wrap-anywhere">{observacao ? cut(observacao, OBSERVACAO_MAX) : 'Sem observação'}</p>
        {status === 'aguardando' && (
          <p>
            Pedida: <Hora de={data_solicitacao} />
          </p>
        )}
        {total_rota > 1 && <p>Rota com {total_rota} entregas</p>}
        {provado && <p className="wrap-anywhere">{provado}</p>}
        {nome_entregador && (
          <p className="mt-1 flex min-w-0 items-center gap-1.5 font-semibold text-ink">
            <UserAvatar user_type="entregador" user_id={entregador_id} size={20} />
            <span className="truncate">{nome_entregador}</span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** One request (specification §2). The card chooses it for the assignment while it waits; its clock opens the timeline. */
export const CartaoDaSolicitacao = memo(function CartaoDaSolicitacao({ solicitacao, primeira }: Props) {
  const { abrir, selecao, selecionar, atribuir } = useAtos();
  const phone = usePhone();
  const { id, status, comercio, endereco, origem, valor_estimado, oferta_viva } = solicitacao;
  const espera = status === 'aguardando';
  const escolhida = espera && selecao.solicitacao_id === id;
  // On a desktop the courier is chosen next; on a phone the card's own button leads there.
  const escolher = () => {
    if (escolhida || phone) selecionar({ solicitacao_id: escolhida ? null : id });
    else atribuir({ solicitacao_id: id });
  };
  const linhaDoTempo = () => abrir({ tipo: 'linha_do_tempo', solicitacao_id: id });
  return (
    <div
      data-solicitacao={id}
      className={`relative px-4 py-2.5 ${escolhida ? 'bg-brand-soft shadow-[inset_3px_0_0_var(--c-brand)] forced-colors:border-l-4 forced-colors:border-l-[Highlight]' : 'hover:bg-sunken/60'}`}
    >
      <Cabeca solicitacao={solicitacao} />
      <div className="mt-1.5 flex items-baseline gap-3">
        <button
          type="button"
          aria-pressed={espera ? escolhida : undefined}
          onClick={espera ? escolher : linhaDoTempo}
          className="min-w-0 flex-1 truncate rounded text-left text-[15px] leading-5 font-bold text-ink after:absolute after:inset-0"
        >
          {comercio}
        </button>
        <strong className="shrink-0 text-[15px] tabular-nums text-ink">{formatMoney(valor_estimado)}</strong>
      </div>
      <div className="mt-1 mb-1 flex flex-wrap items-start gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 text-[14px] leading-5 wrap-anywhere text-ink">{endereco}</p>
        <OrigemBadge origem={origem} canal={solicitacao.canal} />
      </div>
      <Agendada solicitacao={solicitacao} />
      {espera && oferta_viva && <OfertaViva oferta={oferta_viva} />}
      <Pe solicitacao={solicitacao}>
        <IconButton
          icon={History}
          size="sm"
          label={`Linha do tempo de ${comercio}, ${endereco}`}
          onClick={linhaDoTempo}
          className="relative z-1 -mr-1.5 -mb-1 max-sm:size-11"
        />
      </Pe>
      {espera && (
        <Button
          full
          variant={primeira ? 'primary' : 'secondary'}
          icon={ArrowRight}
          onClick={() => atribuir({ solicitacao_id: id })}
          className="relative z-1 mt-2.5 min-[760px]:hidden"
        >
          Atribuir entrega
        </Button>
      )}
    </div>
  );
});
