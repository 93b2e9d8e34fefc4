import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { Check } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { aCobrar, fraseInteira, PAGAMENTOS } from './phrases.ts';

/** The payment of one stop as an icon, for lists with little room. Its accessible name says the sum and the change. */
export function PaymentIcon({ parada, className }: { parada: NaPorta; className?: string }) {
  const pago = aCobrar(parada) === 0;
  const Icon = pago ? Check : PAGAMENTOS[parada.pagamento].icon;
  return (
    <span
      role="img"
      aria-label={fraseInteira(parada)}
      className={twMerge(
        'flex size-6 shrink-0 items-center justify-center rounded-lg',
        pago ? 'bg-finalizada text-finalizada-ink' : 'bg-aguardando text-aguardando-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
    </span>
  );
}
