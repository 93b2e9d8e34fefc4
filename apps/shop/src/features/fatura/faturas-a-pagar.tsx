import { sumReais } from '@corre/contract/cents.ts';
import { estadoDaFatura, InvoiceBadge } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { QrCode, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { devidas, type Fatura, fraseDaFatura } from './regras.ts';
import { useFaturas } from './use-faturas.ts';

/** The number of invoices in the card, oldest first. The history shows the rest. */
const SHOWN = 3;

/** Without a PIX code there is nothing to pay here, only an invoice to see. */
const PAGAR = { name: 'Pagar', icon: QrCode, variant: 'primary' } as const;
const VER = { name: 'Ver', icon: ReceiptText, variant: 'secondary' } as const;

export function Row({ fatura, now }: { fatura: Fatura; now: number }) {
  const { name, icon: Icon, variant } = fatura.copia_e_cola === null ? VER : PAGAR;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3">
      <div className="min-w-0 flex-1 basis-[220px] max-sm:basis-full">
        <p className="text-[15px] leading-6 font-semibold text-ink">Semana de {fatura.semana}</p>
        <p className="text-[14px] leading-5 text-ink-2">{fraseDaFatura(fatura, now)}</p>
      </div>
      {/* a phone hides the badge, because the sentence beside it says the same */}
      <span className="max-sm:hidden">
        <InvoiceBadge estado={estadoDaFatura(fatura, now)} />
      </span>
      <strong className="text-[17px] whitespace-nowrap tabular-nums">{formatMoney(fatura.a_pagar)}</strong>
      <Link
        href={`/historico?semana=${fatura.semana_inicio}`}
        aria-label={`${name} a semana de ${fatura.semana}`}
        className={buttonClass({ variant, className: 'max-md:min-h-11 max-sm:ml-auto' })}
      >
        <Icon aria-hidden="true" className="size-[18px] shrink-0" />
        {name}
      </Link>
    </li>
  );
}

/** The shop's unpaid invoices of past weeks. Renders nothing if there are none. */
export function FaturasAPagar({ now }: { now: number }) {
  const { data } = useFaturas();
  const abertas = devidas(data ?? []);
  if (abertas.length === 0) return null;
  const total = formatMoney(sumReais(abertas, ({ a_pagar }) => a_pagar));
  const others = abertas.length - SHOWN;
  return (
    <Card aria-labelledby="faturas-a-pagar">
      <CardHeader
        title={abertas.length === 1 ? 'Fatura a pagar' : `${abertas.length} faturas a pagar: ${total}`}
        id="faturas-a-pagar"
        className="px-5 pt-4 pb-3"
      />
      <ul>
        {abertas.slice(0, SHOWN).map((fatura) => (
          <Row key={fatura.semana_inicio} fatura={fatura} now={now} />
        ))}
      </ul>
      {others > 0 && (
        <p className="border-t border-line px-5 py-3 text-[14px] leading-5 text-ink-2">
          Mais {countOf(others, 'fatura', 'faturas')} no histórico, semana a semana.
        </p>
      )}
    </Card>
  );
}
