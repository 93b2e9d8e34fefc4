import type { NaPorta } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { Check, HandCoins, type LucideIcon } from 'lucide-react';
import { Badge } from '../../kit/badge/badge.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import {
  aCobrar,
  cobrancaDaRota,
  fraseDaCobranca,
  fraseDoTroco,
  fraseInteira,
  JA_PAGO,
  PAGAMENTOS,
} from './phrases.ts';

type Size = {
  /** 56 px instead of 60 for the two lines; `inset` also has smaller letters, for use within a card */
  dense?: boolean | 'inset';
};
type CobrarProps = Size & { icon: LucideIcon; sentence: string; detalhe: string | null };

function Cobrar({ icon: Icon, sentence, detalhe, dense = false }: CobrarProps) {
  return (
    <p
      className={twMerge(
        'flex min-h-14 w-full items-center gap-[11px] rounded-xl bg-aguardando px-[13px] py-[7px] text-aguardando-ink',
        dense && 'py-[5px]',
        dense === 'inset' && 'gap-2 px-[11px]',
      )}
    >
      <Icon aria-hidden="true" className="size-[22px] shrink-0" />
      <span className="min-w-0">
        <strong
          className={twMerge(
            'block text-[18px] leading-6 font-[750] tracking-[-.02em] tabular-nums',
            dense === 'inset' && 'text-[17px]',
          )}
        >
          {sentence}
        </strong>
        {detalhe && (
          <span
            className={twMerge(
              'block text-[15.5px] leading-[22px] tracking-[-.005em] tabular-nums',
              dense === 'inset' && 'text-[14.5px]',
            )}
          >
            {detalhe}
          </span>
        )}
      </span>
    </p>
  );
}

/** Says how much a courier collects at one door and how [pagamento-na-porta]. */
export function DoorPayment({ parada, dense = false }: Size & { parada: NaPorta }) {
  if (aCobrar(parada) === 0) {
    return (
      <p className="flex items-center gap-2 text-[16px] leading-6 font-[650] text-finalizada-ink">
        <Check aria-hidden="true" className="size-5 shrink-0" />
        {JA_PAGO}
      </p>
    );
  }
  const { icon } = PAGAMENTOS[parada.pagamento];
  return <Cobrar icon={icon} sentence={fraseDaCobranca(parada)} detalhe={fraseDoTroco(parada)} dense={dense} />;
}

/** Says how much a courier collects on a whole route, before the route starts. */
export function RoutePayment({ paradas, dense = false }: Size & { paradas: readonly NaPorta[] }) {
  const rota = cobrancaDaRota(paradas);
  return rota && <Cobrar icon={HandCoins} dense={dense} {...rota} />;
}

/** Badge of a request: 'Dinheiro R$ 45,90'. Renders nothing when the request is paid online. */
export function DoorPaymentBadge({ parada }: { parada: NaPorta }) {
  if (aCobrar(parada) === 0) return null;
  const { label, icon } = PAGAMENTOS[parada.pagamento];
  return (
    <Badge tone="contorno" icon={icon} className="tabular-nums">
      {label} {formatMoney(aCobrar(parada))}
    </Badge>
  );
}

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
