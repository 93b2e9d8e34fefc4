import { PAGO_ONLINE } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { useState } from 'react';
import { Button } from '../kit/button/button.tsx';
import type { Demo } from '../kit/demo.ts';
import { CountdownDashes, CountdownRing } from './countdown/countdown-ring.tsx';
import { DoorPayment, DoorPaymentBadge, PaymentIcon, RoutePayment } from './door-payment/door-payment.tsx';
import { OfferDialog } from './offer-dialog/offer-dialog.tsx';
import { OfflineStrip } from './offline-strip/offline-strip.tsx';
import { OnlineBar } from './online-bar/online-bar.tsx';
import { OnlinePill } from './online-bar/online-pill.tsx';
import { RouteStop, RouteStops } from './route-stop/route-stop.tsx';

function OnlineBarExample() {
  const [online, setOnline] = useState(true);
  return (
    <div className="grid max-w-[328px] gap-3">
      <OnlineBar online={online} line={online ? '2º da fila' : 'Fora da fila'} onChange={setOnline} />
      <OnlineBar online={false} line="Fora da fila" onChange={() => {}} />
      <OnlineBar online={false} line="Fora da fila" pendente onChange={() => {}} />
      <OnlineBar online paused line="Sem conexão · em pausa" onChange={() => {}} />
      <OnlineBar online={null} paused line="Sem conexão" onChange={() => {}} />
      <div className="flex flex-wrap gap-2">
        <OnlinePill online={online} onChange={setOnline} />
        <OnlinePill online={false} onChange={() => {}} />
        <OnlinePill online paused onChange={() => {}} />
      </div>
    </div>
  );
}

/** A stopped clock, so that a gallery picture is always the same. */
const still = () => 0;

function OfferDialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mostrar oferta</Button>
      <OfferDialog
        open={open}
        onDismiss={() => setOpen(false)}
        title="Nova entrega"
        urgente
        footer={
          <Button variant="ok" size="xl" full onClick={() => setOpen(false)}>
            Aceitar
          </Button>
        }
      >
        <p>Rua Joubert de Carvalho, 623</p>
      </OfferDialog>
    </>
  );
}

const dinheiro = { pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 } as const;
const maquininha = { pagamento: 'maquininha', valor_a_receber: 62, troco_para: null } as const;

export default [
  { title: 'OnlineBar: on, off, pending, no connection, unknown; as a pill', render: () => <OnlineBarExample /> },
  {
    title: 'OfflineStrip',
    render: () => (
      <div className="max-w-[360px]">
        <OfflineStrip dados_de="2026-11-21T22:41:00Z" onRetry={() => {}} />
        <OfflineStrip dados_de="2026-11-21T22:41:00Z" stored={2} onRetry={() => {}} />
        <OfflineStrip dados_de="2026-11-21T22:41:00Z" voltando onRetry={() => {}} />
      </div>
    ),
  },
  {
    title: 'CountdownRing: 15, 12, 4 seconds',
    render: () => (
      <div className="flex flex-wrap items-center gap-6">
        <CountdownRing expira_em={15_000} now={still} />
        <CountdownRing expira_em={12_000} now={still} size="pequeno" />
        <CountdownRing expira_em={4000} now={still} />
        <CountdownRing expira_em={15_000} now={still} size="mini" />
      </div>
    ),
  },
  {
    title: 'CountdownDashes',
    render: () => (
      <div className="grid max-w-[328px] gap-3">
        <CountdownDashes expira_em={11_000} now={still} />
        <CountdownDashes expira_em={3000} now={still} />
      </div>
    ),
  },
  { title: 'OfferDialog', render: () => <OfferDialogExample /> },
  {
    title: 'RouteStop',
    render: () => (
      <RouteStops className="max-w-[328px]">
        <RouteStop title="Pizzaria do João" detalhe="Retirar 3 pedidos · Av. Herval, 606" />
        <RouteStop numero={1} title="Rua Joubert de Carvalho, 623" detalhe="Zona 1" valor={9.5} />
        <RouteStop numero={2} title="Av. Getúlio Vargas, 266" detalhe="Zona 1" valor={8.5} />
        <RouteStop numero={3} title="Rua Arthur Thomas, 1015" detalhe="Zona 1 · troco para R$ 50" valor={9} />
      </RouteStops>
    ),
  },
  {
    title: 'DoorPayment',
    render: () => (
      <div className="grid max-w-[328px] gap-3">
        <DoorPayment parada={dinheiro} />
        <DoorPayment parada={maquininha} />
        <DoorPayment parada={{ ...dinheiro, troco_para: null }} dense />
        <DoorPayment parada={PAGO_ONLINE} />
        <RoutePayment paradas={[dinheiro, maquininha]} />
        <p className="flex flex-wrap gap-2">
          <DoorPaymentBadge parada={dinheiro} />
          <DoorPaymentBadge parada={maquininha} />
          <PaymentIcon parada={dinheiro} />
          <PaymentIcon parada={maquininha} className="size-8" />
          <PaymentIcon parada={PAGO_ONLINE} />
        </p>
      </div>
    ),
  },
] satisfies Demo[];
