import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Banknote } from 'lucide-react';
import { useCustodia } from './use-custodia.ts';

/**
 * The notice that no cash deliveries are offered above the limit. A courier who waits for one must know why (ADR 0022).
 */
export function AvisoDoLimite() {
  const { data } = useCustodia();
  if (!data?.acima_do_limite || data.limite === null) return null;
  return (
    <Banner tone="aviso" icon={Banknote} className="mb-4">
      Você está com mais de {formatMoney(data.limite)} em dinheiro: entregue para voltar a receber pedidos em dinheiro.
      Os outros continuam.
    </Banner>
  );
}
