import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { ChatPanel } from '@corre/ui/domain/chat/chat-panel.tsx';
import { DoorPaymentBadge } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { aCobrar, fraseInteira } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { OrderNumberBadge } from '@corre/ui/domain/order-number/order-number-badge.tsx';
import { DeliveryProof } from '@corre/ui/domain/proof/delivery-proof.tsx';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import type { MenuItem } from '@corre/ui/kit/menu/open-menu.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { Timeline } from '@corre/ui/kit/timeline/timeline.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ArrowRight, Ellipsis, KeyRound, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Act, type EntregaParada, useActs } from '../atos/atos.tsx';
import { EntregaMenu } from '../intervencao/entrega-menu.tsx';
import { emAndamento } from '../solicitacoes/filter.ts';
import { type Solicitacao, useSolicitacao } from '../solicitacoes/use-solicitacoes.ts';
import { useEspera } from './frase-da-espera.ts';
import { timelineDays } from './timeline-days.tsx';

/** Chat of the shop and the courier about a delivery. Support can only read it. */
function Conversa({ entrega_id, now }: { entrega_id: number; now: number }) {
  const { data, isError, isPending, refetch } = trpc.chat.doSuporte.useQuery({ entrega_id });
  return (
    <ChatPanel
      mensagens={data?.mensagens ?? []}
      eu="comercio"
      outro={data?.entregador?.nome ?? 'Entregador'}
      now={now}
      onSend={() => undefined}
      closed="Conversa do comércio com o entregador. O suporte só lê."
      loading={isPending}
      error={isError && !data ? { title: FALHAS['chat.doSuporte'], onRetry: () => void refetch() } : undefined}
    />
  );
}

/** Poll interval in addition to the live events, in milliseconds. Not every event is live. */
const HISTORICO_MS = 10_000;

type PassosProps = { solicitacao_id: number; solicitacao: Solicitacao | undefined };

/** All events of a request, to the second, and why it still waits. Opens at the newest one, which is the last. */
function Passos({ solicitacao_id, solicitacao }: PassosProps) {
  const now = useServerNow();
  const { data, isError, refetch } = trpc.solicitacoes.historico.useQuery(
    { solicitacao_id },
    { refetchInterval: HISTORICO_MS },
  );
  const ultimo = useRef<HTMLDivElement>(null);
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) ultimo.current?.scrollIntoView({ block: 'end' });
  }, [loaded]);
  const espera = useEspera(solicitacao_id, solicitacao?.status === 'aguardando').data;
  if (!data) {
    return isError ? (
      <ErrorState title={FALHAS['solicitacoes.historico']} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <SkeletonRows />
      </Loading>
    );
  }
  return (
    <DialogBody className="grid content-start gap-4 px-5 sm:px-5">
      {timelineDays(data, solicitacao, espera, now).map(({ dia, eventos }) => (
        <section key={dia} aria-label={formatDate(dia)}>
          <p className="mb-3 text-[13px] text-ink-2">{formatDate(dia)}</p>
          <Timeline eventos={eventos} />
        </section>
      ))}
      <div ref={ultimo} />
    </DialogBody>
  );
}

type Tab = 'linha' | 'conversa';
const TABS = [
  { value: 'linha', label: 'Linha do tempo' },
  { value: 'conversa', label: 'Conversa' },
] as const;

function Resumo({ solicitacao }: { solicitacao: Solicitacao }) {
  const { status, desfecho, a_devolver, urgente, origem, observacao, valor_estimado, a_liberar } = solicitacao;
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={status} desfecho={desfecho} a_devolver={a_devolver} />
        {urgente && <UrgenteBadge />}
        <OrigemBadge origem={origem} canal={solicitacao.canal} />
        <OrderNumberBadge pedido={solicitacao} />
        <DoorPaymentBadge parada={solicitacao} />
        <strong className="ml-auto text-[17px] text-ink">{formatMoney(valor_estimado)}</strong>
      </div>
      {aCobrar(solicitacao) > 0 && (
        <p className="text-[14px] leading-5 tabular-nums text-ink">
          {fraseInteira(solicitacao)}
          {a_liberar && <strong> · a liberar pela loja</strong>}
        </p>
      )}
      <DeliveryProof entrega={solicitacao} />
      {observacao && (
        <p className="max-h-24 overflow-y-auto text-[13px] leading-[18px] whitespace-pre-line wrap-anywhere text-ink-2">
          {observacao}
        </p>
      )}
    </div>
  );
}

/** Lets support waive the code of a delivery: the customer has no code, or it was wrong too often. */
function semCodigo(
  { exige_codigo, marcos }: Solicitacao,
  entrega: EntregaParada,
  show: (act: Act) => void,
): MenuItem[] {
  const resolvido = marcos.some(({ tipo }) => tipo === 'codigo_ok' || tipo === 'codigo_dispensado');
  if (!exige_codigo || resolvido) return [];
  return [{ label: 'Dispensar código', icon: KeyRound, onSelect: () => show({ tipo: 'dispensar_codigo', entrega }) }];
}

/** Menu with the other actions of support: interventions, the code, the password and the sessions of the shop. */
function MaisAcoes({ solicitacao }: { solicitacao: Solicitacao }) {
  const { show } = useActs();
  const { id, entregador_id, nome_entregador, comercio, comercio_id, endereco, status } = solicitacao;
  const conta = { user_type: 'comercio', id: comercio_id, nome: comercio } as const;
  const sessoes: MenuItem = {
    label: 'Encerrar sessões do comércio',
    icon: LogOut,
    onSelect: () => show({ tipo: 'encerrar_sessoes', conta }),
  };
  const senha: MenuItem = {
    label: 'Link para nova senha do comércio',
    icon: KeyRound,
    onSelect: () => show({ tipo: 'link_de_senha', conta }),
  };
  const daLoja = [senha, sessoes];
  const trigger = (
    <Button variant="secondary" icon={Ellipsis} className="mr-auto">
      Mais ações
    </Button>
  );
  if (entregador_id === null || !emAndamento(status)) return <Menu trigger={trigger} items={daLoja} align="start" />;
  const entrega = { solicitacao_id: id, entregador_id, entregador_nome: nome_entregador ?? '', comercio, endereco };
  return (
    <EntregaMenu entrega={entrega} trigger={trigger} mais={[...semCodigo(solicitacao, entrega, show), ...daLoja]} />
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; solicitacao_id: number };

/** Drawer with the events of a request, to the second, and the chat of the shop and the courier. */
export function EntregaTimeline({ open, onOpenChange, solicitacao_id }: Props) {
  const { atribuir } = useActs();
  const [tab, setTab] = useState<Tab>('linha');
  const now = useServerNow(30_000);
  const solicitacao = useSolicitacao(solicitacao_id);
  const comEntregador = solicitacao?.entregador_id != null;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      lead={
        solicitacao && <UserAvatar user_type="comercio" user_id={solicitacao.comercio} size={44} shape="quadrada" />
      }
      title={solicitacao?.comercio ?? 'Linha do tempo'}
      description={solicitacao?.endereco}
      head={solicitacao && <Resumo solicitacao={solicitacao} />}
      footer={
        <>
          {solicitacao && <MaisAcoes solicitacao={solicitacao} />}
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Fechar
          </Button>
          {solicitacao?.status === 'aguardando' && (
            <Button icon={ArrowRight} onClick={() => atribuir({ solicitacao_ids: [solicitacao_id] })}>
              Atribuir entrega
            </Button>
          )}
        </>
      }
    >
      {comEntregador && (
        <div className="px-5 pt-4">
          <Segmented label="O que mostrar" size="sm" options={TABS} value={tab} onValueChange={setTab} />
        </div>
      )}
      {tab === 'linha' || !comEntregador ? (
        <Passos solicitacao_id={solicitacao_id} solicitacao={solicitacao} />
      ) : (
        <Conversa entrega_id={solicitacao_id} now={now} />
      )}
    </Drawer>
  );
}
