import type { Outputs } from '@corre/client/trpc.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Hourglass } from 'lucide-react';

type Semana = Pick<Outputs['entregas']['semanaAtual'], 'entregas_a_liberar' | 'valor_a_liberar'>;

/** What was paid at the door and waits for the shops: it is in no week yet (decision record 0058). */
export function ALiberar({ semana: { entregas_a_liberar, valor_a_liberar } }: { semana: Semana }) {
  // absent in an answer of the former release
  if (!entregas_a_liberar) return null;
  return (
    <Banner tone="aviso" icon={Hourglass}>
      {countOf(entregas_a_liberar, 'entrega', 'entregas')} a liberar pela loja: {formatMoney(valor_a_liberar)}. Entram
      na semana em que a loja liberar.
    </Banner>
  );
}
