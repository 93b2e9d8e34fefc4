import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Banknote, CreditCard, type LucideIcon, Smartphone } from 'lucide-react';

type TipoPagamento = EntregaView['tipo_pagamento'];

/** The payment types (specification §9), as they are called and drawn. */
export const PAGAMENTOS: Record<TipoPagamento, { label: string; icon: LucideIcon }> = {
  online: { label: 'Online', icon: Smartphone },
  maquininha: { label: 'Maquininha', icon: CreditCard },
  dinheiro: { label: 'Dinheiro', icon: Banknote },
};

/** How a delivery was paid, in a table's cell. */
export function Pagamento({ tipo_pagamento }: { tipo_pagamento: TipoPagamento }) {
  const { label, icon: Icon } = PAGAMENTOS[tipo_pagamento];
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 text-ink-2" />
      {label}
    </span>
  );
}

/** The same as a pill. */
export function PagamentoBadge({ tipo_pagamento }: { tipo_pagamento: TipoPagamento }) {
  const { label, icon } = PAGAMENTOS[tipo_pagamento];
  return (
    <Badge tone="contorno" icon={icon}>
      {label}
    </Badge>
  );
}
