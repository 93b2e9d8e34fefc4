import type { Outputs } from '@corre/client/trpc.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Hourglass } from 'lucide-react';

type Semana = Pick<Outputs['entregas']['semanaAtual'], 'entregas_a_liberar' | 'valor_a_liberar'>;

/** Deliveries paid at the door that wait for a release by the shops. They are in no week yet (ADR 0058). */
export function ALiberar({ semana: { entregas_a_liberar, valor_a_liberar } }: { semana: Semana }) {
  // The previous release does not send this field.
  if (!entregas_a_liberar) return null;
  return (
    <Banner tone="aviso" icon={Hourglass}>
      {countOf(entregas_a_liberar, 'entrega', 'entregas')} a liberar pela loja: {formatMoney(valor_a_liberar)}. Entram
      na semana em que a loja liberar.
    </Banner>
  );
}
