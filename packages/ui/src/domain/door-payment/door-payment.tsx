import type { NaPorta } from '@corre/contract/solicitacoes/pagamento.ts';
import { Check, HandCoins, type LucideIcon } from 'lucide-react';
import { twMerge } from 'tailwind-merge';
import { Badge } from '../../kit/badge/badge.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { PAGAMENTOS } from './kinds.ts';
import { aCobrar, cobrancaDaRota, fraseDaCobranca, fraseDoTroco, JA_PAGO } from './phrases.ts';

type CobrarProps = { icon: LucideIcon; frase: string; detalhe: string | null; small?: boolean };

function Cobrar({ icon: Icon, frase, detalhe, small = false }: CobrarProps) {
  return (
    <p
      className={twMerge(
        'flex w-full items-center gap-2.5 rounded-xl bg-aguardando px-3 py-2.5 text-aguardando-ink',
        small && 'py-2',
      )}
    >
      <Icon aria-hidden="true" className={small ? 'size-5 shrink-0' : 'size-6 shrink-0'} />
      <span className="min-w-0">
        <strong
          className={twMerge(
            'block font-[780] tabular-nums',
            small ? 'text-[17px] leading-6' : 'text-[19px] leading-6',
          )}
        >
          {frase}
        </strong>
        {detalhe && <span className="block text-[16px] leading-6 tabular-nums">{detalhe}</span>}
      </span>
    </p>
  );
}

/** What a courier does about money at one door, to be read at a glance (decision record 0058). `small` in the list of a route. */
export function DoorPayment({ parada, small = false }: { parada: NaPorta; small?: boolean }) {
  if (aCobrar(parada) === 0) {
    return (
      <p className="flex items-center gap-2 text-[16px] leading-6 font-[650] text-finalizada-ink">
        <Check aria-hidden="true" className="size-5 shrink-0" />
        {JA_PAGO}
      </p>
    );
  }
  const { icon } = PAGAMENTOS[parada.pagamento];
  return <Cobrar icon={icon} frase={fraseDaCobranca(parada)} detalhe={fraseDoTroco(parada)} small={small} />;
}

/** The same of a whole route, before it is taken. */
export function RoutePayment({ paradas }: { paradas: readonly NaPorta[] }) {
  const rota = cobrancaDaRota(paradas);
  return rota && <Cobrar icon={HandCoins} {...rota} />;
}

/** 'Dinheiro R$ 45,90' on a request's card; nothing where it is paid online. */
export function DoorPaymentBadge({ parada }: { parada: NaPorta }) {
  if (aCobrar(parada) === 0) return null;
  const { label, icon } = PAGAMENTOS[parada.pagamento];
  return (
    <Badge tone="contorno" icon={icon} className="tabular-nums">
      {label} {formatMoney(aCobrar(parada))}
    </Badge>
  );
}
