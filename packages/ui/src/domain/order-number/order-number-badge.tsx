import { Hash } from 'lucide-react';
import { Badge } from '../../kit/badge/badge.tsx';
import { orderNumber } from './order-number.ts';

type Props = { pedido: Parameters<typeof orderNumber>[0] };

/** The number of a request inside a line: '#4821', heard as 'Pedido 4821'. */
export const OrderNumber = ({ pedido, className }: Props & { className?: string }) => (
  <span className={className}>
    <span aria-hidden="true">#</span>
    <span className="sr-only">Pedido </span>
    {orderNumber(pedido)}
  </span>
);

/** The number of a request among its badges: 'Pedido 4821'. */
export const OrderNumberBadge = ({ pedido }: Props) => (
  <Badge tone="suave" icon={Hash} className="max-w-full">
    <span className="truncate leading-5">Pedido {orderNumber(pedido)}</span>
  </Badge>
);
