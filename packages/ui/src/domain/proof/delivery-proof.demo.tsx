import type { Demo } from '../../kit/demo.ts';
import { DeliveryProof } from './delivery-proof.tsx';

export default [
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
] satisfies Demo[];
