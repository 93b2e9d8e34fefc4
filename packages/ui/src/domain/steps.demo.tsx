import type { Demo } from '../kit/demo.ts';
import { DeliveryProof } from './proof/delivery-proof.tsx';
import { StepButton } from './step-button/step-button.tsx';
import { DashCount, StepDashes } from './step-dashes/step-dashes.tsx';
import { TrackingLink } from './tracking-link/tracking-link.tsx';

const pedido = {
  comercio: 'Pizzaria Bella Massa',
  endereco: 'Rua Neo Alves Martins, 1290',
  status: 'em_entrega',
  rastreio_url: '/r/3q2-7wEjN5cVt0LxkYb9uA',
  rastreio_recusado_em: null,
  destinatario_telefone: null,
} as const;

export default [
  {
    title: 'StepButton: next step, behind another act, pending',
    render: () => (
      <div className="grid max-w-[328px] gap-3">
        <StepButton onClick={() => {}}>Confirmar: Saí para Entrega</StepButton>
        <StepButton onClick={() => {}} after>
          Confirmar: Entrega Finalizada
        </StepButton>
        <StepButton onClick={() => {}} pendente>
          Enviando...
        </StepButton>
      </div>
    ),
  },
  {
    title: 'StepDashes: waiting to finished, then one step kept offline',
    render: () => (
      <div className="grid max-w-[328px] gap-4">
        {[0, 1, 2, 3, 4].map((etapa) => (
          <StepDashes key={etapa} etapa={etapa} />
        ))}
        <StepDashes etapa={2} guardada />
      </div>
    ),
  },
  {
    title: 'DashCount: refusals, payouts',
    render: () => (
      <div className="flex flex-wrap gap-6">
        <DashCount filled={2} total={3} label="2 de 3 recusas" />
        <DashCount filled={5} total={9} tone="ok" label="5 de 9 pagos" />
      </div>
    ),
  },
  {
    title: 'DeliveryProof',
    render: () => (
      <div className="max-w-[360px]">
        <DeliveryProof
          entrega={{
            id: 1,
            marcos: [
              { tipo: 'no_cliente', quando: '2026-11-21T22:40:00Z' },
              { tipo: 'codigo_ok', quando: '2026-11-21T22:42:00Z' },
            ],
            recebedor: 'Dona Lúcia, da portaria do bloco B',
            foto_em: '2026-11-21T22:42:00Z',
          }}
        />
      </div>
    ),
  },
  { title: 'Tracking link: to be sent', render: () => <TrackingLink pedido={pedido} /> },
  {
    title: 'Tracking link: it went to the wrong person',
    render: () => (
      <TrackingLink pedido={{ ...pedido, rastreio_url: null, rastreio_recusado_em: '2026-11-21T22:40:00.000Z' }} />
    ),
  },
] satisfies Demo[];
