import type { EntregaView } from '@corre/api/entregas/contrato.ts';
import { Button } from '@corre/ui/button/button.tsx';
import { Card } from '@corre/ui/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/format/money.ts';
import { Check } from 'lucide-react';
import { PagamentoBadge } from '../pagamento/pagamento.tsx';
import { FotoDoEntregador } from '../pessoas/foto.tsx';
import { idade, quando } from '../quando/quando.ts';

type Props = {
  entrega: EntregaView;
  agora: number;
  liberando: boolean;
  onLiberar: (entrega: EntregaView) => void;
};

/** A delivery whose card machine or cash is still outside, and the button that says it came back (specification §2). */
export function PendenteCard({ entrega, agora, liberando, onLiberar }: Props) {
  const { id, entregador_id, entregador_nome, data, quantidade, valor, tipo_pagamento } = entrega;
  return (
    <Card aria-labelledby={`pendente-${id}`} className="grid grid-cols-1 gap-3 p-4">
      <div className="flex items-center gap-3">
        <FotoDoEntregador entregador_id={entregador_id} tamanho={44} />
        <div className="min-w-0 flex-1">
          <h3 id={`pendente-${id}`} className="truncate text-[16px] leading-5">
            {entregador_nome}
          </h3>
          <p className="text-[14px] leading-5 text-ink-2">
            {quando(data, agora)} · {countOf(quantidade, 'entrega', 'entregas')}
          </p>
        </div>
        <p className="text-[17px] font-bold whitespace-nowrap tabular-nums text-ink">{formatMoney(valor)}</p>
      </div>
      <div className="flex items-center justify-between gap-3">
        <PagamentoBadge tipo_pagamento={tipo_pagamento} />
        <span className="text-[14px] tabular-nums text-ink-2">{idade(data, agora)}</span>
      </div>
      <Button
        size="lg"
        full
        icon={Check}
        loading={liberando}
        loadingLabel="Liberando..."
        aria-describedby={`pendente-${id}`}
        onClick={() => onLiberar(entrega)}
      >
        {tipo_pagamento === 'maquininha' ? 'Maquininha Devolvida' : 'Dinheiro Devolvido'}
      </Button>
    </Card>
  );
}
