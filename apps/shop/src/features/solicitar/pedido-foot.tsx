import { Button } from '@corre/ui/kit/button/button.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Bike } from 'lucide-react';
import { Aceite } from '../previsao/aceite.tsx';

type Props = {
  /** what the button says on a desktop: 'Solicitar 3 entregas' */
  texto: string;
  enviando: boolean;
  /** deliveries and their sum in reais; the iFood import has only one delivery and no foot line */
  soma?: { total: number; valor: number };
};

/** The foot of the form that stays in view: how many, how much, one button. On a phone the button alone, over the tab bar. */
export function PedidoFoot({ texto, enviando, soma }: Props) {
  return (
    <div
      data-over-bar
      className="shrink-0 border-t border-line bg-surface px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] max-md:z-10 md:px-5 md:py-4"
    >
      {soma && (
        <p className="mb-3 flex items-baseline justify-between gap-3 text-[14px] text-ink-2 max-md:sr-only">
          <span>
            {countOf(soma.total, 'entrega', 'entregas')}
            {soma.total > 1 && ' · um entregador'}
          </span>
          <span className="whitespace-nowrap">
            Total{' '}
            <strong className="ml-1 text-[20px] leading-6 tabular-nums text-ink">{formatMoney(soma.valor)}</strong>
          </span>
        </p>
      )}
      <Aceite />
      <Button type="submit" size="lg" full icon={Bike} loading={enviando} loadingLabel="Enviando...">
        {texto}
        {soma && soma.valor > 0 && <span className="md:hidden">· {formatMoney(soma.valor)}</span>}
      </Button>
    </div>
  );
}
