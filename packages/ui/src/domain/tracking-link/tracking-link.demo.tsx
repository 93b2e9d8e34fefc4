import type { Demo } from '../../kit/demo.ts';
import { TrackingLink } from './tracking-link.tsx';

const pedido = {
  comercio: 'Pizzaria Bella Massa',
  endereco: 'Rua Neo Alves Martins, 1290',
  rastreio_url: '/r/3q2-7wEjN5cVt0LxkYb9uA',
  rastreio_recusado_em: null,
};

export default [
  { title: 'Tracking link: to be sent', render: () => <TrackingLink pedido={pedido} /> },
  {
    title: 'Tracking link: it went to the wrong person',
    render: () => (
      <TrackingLink pedido={{ ...pedido, rastreio_url: null, rastreio_recusado_em: '2026-11-21T22:40:00.000Z' }} />
    ),
  },
] satisfies Demo[];
