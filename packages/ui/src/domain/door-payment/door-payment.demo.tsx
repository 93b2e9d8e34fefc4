import { PAGO_ONLINE } from '@corre/contract/solicitacoes/criar-contrato.ts';
import type { Demo } from '../../kit/demo.ts';
import { DoorPayment, DoorPaymentBadge, RoutePayment } from './door-payment.tsx';
import { PaymentIcon } from './payment-icon.tsx';

const dinheiro = { pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 } as const;
const maquininha = { pagamento: 'maquininha', valor_a_receber: 62, troco_para: null } as const;

export default [
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
