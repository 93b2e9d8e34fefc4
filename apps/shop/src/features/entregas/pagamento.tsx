import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';

type TipoPagamento = EntregaView['tipo_pagamento'];

/** The payment type of a delivery, for a table's cell. */
export function Pagamento({ tipo_pagamento }: { tipo_pagamento: TipoPagamento }) {
  const { label, icon: Icon } = PAGAMENTOS[tipo_pagamento];
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 text-ink-2" />
      {label}
    </span>
  );
}

/** The payment type of a delivery as a badge. */
export function PagamentoBadge({ tipo_pagamento }: { tipo_pagamento: TipoPagamento }) {
  const { label, icon } = PAGAMENTOS[tipo_pagamento];
  return (
    <Badge tone="contorno" icon={icon}>
      {label}
    </Badge>
  );
}
