import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Bike } from 'lucide-react';
import { Aceite } from '../previsao/aceite.tsx';

type Props = {
  /** what the button says: 'Solicitar 3 entregas' */
  texto: string;
  enviando: boolean;
  /** deliveries and their sum in reais; the iFood import has only one delivery and says its value above */
  soma?: { total: number; valor: number };
};

/** The foot of the form, which stays in view: one button with what it costs, and for a route who brings it. */
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
