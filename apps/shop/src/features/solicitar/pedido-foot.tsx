import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Bike } from 'lucide-react';
import { Aceite } from '../previsao/aceite.tsx';

type Props = {
  /** label of the button: 'Solicitar 3 entregas' */
  texto: string;
  enviando: boolean;
  /** number of deliveries and their total in reais; absent for the iFood import with its single delivery */
  soma?: { total: number; valor: number };
};

/**
 * The form's footer, which stays in view. It has the button with the total. For a route it says that one courier takes
 * all stops.
 */
export function PedidoFoot({ texto, enviando, soma }: Props) {
  return (
    <div className="shrink-0 md:border-t md:border-line md:px-5 md:py-4">
      {soma && soma.total > 1 && (
        <p className="mb-2 text-[14px] leading-5 text-ink-2">{soma.total} entregas · um entregador</p>
      )}
      <Aceite className="mb-2 max-md:hidden" />
      <Button type="submit" size="lg" full icon={Bike} loading={enviando} loadingLabel="Enviando...">
        <span>
          {texto}
          {soma && soma.valor > 0 && ` · ${formatMoney(soma.valor)}`}
        </span>
      </Button>
    </div>
  );
}
