import { FALHAS } from '@corre/contract/falhas.ts';
import { devida, estadoDaFatura, InvoiceBadge } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import { type Fatura, fraseDaFatura, fraseDoAjuste, valorDasEntregas } from './regras.ts';
import { useFaturas } from './use-faturas.ts';

/** This chunk contains the library that draws the QR code. It loads only if there is something to pay. */
const PixDaFatura = lazyPart(async () => (await import('./pix-da-fatura.tsx')).PixDaFatura);

const VerFatura = ({ semana_inicio }: Pick<Fatura, 'semana_inicio'>) => (
  <Link
    href={`/historico/${semana_inicio}`}
    className={buttonClass({ variant: 'secondary', className: 'justify-self-start max-md:min-h-11' })}
  >
    <ReceiptText aria-hidden="true" className="size-[18px] shrink-0" />
    Ver fatura
  </Link>
);

type ContentProps = { fatura: Fatura; now: number };

const Soma = ({ fatura }: Pick<ContentProps, 'fatura'>) => (
  <p>
    <span className="ui-figures block text-[32px] leading-10 font-bold whitespace-nowrap text-ink">
      {formatMoney(devida(fatura) ? fatura.a_pagar : fatura.valor)}
    </span>
    <span className="block text-[14px] leading-5 text-ink-2">
      {countOf(fatura.total_entregas, 'entrega', 'entregas')} nesta semana
    </span>
    {fatura.ajustes.length > 0 && (
      <span className="block text-[14px] leading-5 text-ink-2">Entregas: {formatMoney(valorDasEntregas(fatura))}</span>
    )}
    {fatura.ajustes.map((ajuste) => (
      <span key={ajuste.id} className="block text-[14px] leading-5 text-ink-2 wrap-anywhere">
        {fraseDoAjuste(ajuste)}
      </span>
    ))}
    {devida(fatura) && fatura.recebido > 0 && (
      <span className="block text-[14px] leading-5 text-ink-2">
        De {formatMoney(fatura.valor)}, {formatMoney(fatura.recebido)} já vieram
      </span>
    )}
  </p>
);

/** The layout without a PIX code: total, status and link share one line of the card. */
const SemPagar = ({ fatura, now }: ContentProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 pb-5">
    <Soma fatura={fatura} />
    <div className="min-w-0 flex-1 basis-72">
      <p role="status" className="text-[16px] leading-6 font-semibold text-ink">
        {fraseDaFatura(fatura, now)}
      </p>
      {devida(fatura) && (
        <LazyDialog>
          <PixDaFatura fatura={fatura} />
        </LazyDialog>
      )}
    </div>
    <VerFatura semana_inicio={fatura.semana_inicio} />
  </div>
);

/** The layout of an invoice to pay. Total and due date are on the left, the PIX code on the right. */
const APagar = ({ fatura, now }: ContentProps) => (
  <div className="grid grid-cols-1 gap-5 px-5 pb-5 lg:grid-cols-[280px_minmax(0,1fr)] lg:items-center">
    <div className="grid content-start gap-2">
      <Soma fatura={fatura} />
      <p role="status" className="text-[16px] leading-6 font-semibold text-ink">
        {fraseDaFatura(fatura, now)}
      </p>
      <p className="text-[14px] leading-5 text-ink-2">
        {fatura.dinamica
          ? 'Pago, a fatura fica recebida sozinha em instantes, e isso aparece aqui.'
          : 'Pago, a empresa marca a fatura como recebida, e isso aparece aqui.'}
      </p>
      <VerFatura semana_inicio={fatura.semana_inicio} />
    </div>
    <LazyDialog>
      <PixDaFatura fatura={fatura} />
    </LazyDialog>
  </div>
);

/**
 * The invoice of the chosen week: total, due date, status and the PIX code to pay it. A week without deliveries has no
 * invoice.
 */
export function FaturaDaSemana({ semana_inicio, now }: { semana_inicio: string; now: number }) {
  const { data, isError, refetch, isRefetching } = useFaturas();
  const fatura = data?.find((uma) => uma.semana_inicio === semana_inicio);
  if (!fatura && !isError) return null;
  const Content = fatura && devida(fatura) && fatura.copia_e_cola !== null ? APagar : SemPagar;
  return (
    <Card aria-labelledby="fatura-da-semana">
      <CardHeader title="Fatura da semana" id="fatura-da-semana" className="px-5 pt-4 pb-2">
        {fatura && <InvoiceBadge estado={estadoDaFatura(fatura, now)} />}
      </CardHeader>
      {fatura ? (
        <Content fatura={fatura} now={now} />
      ) : (
        <InlineError
          title={FALHAS['faturas.doComercio']}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          className="p-5"
        />
      )}
    </Card>
  );
}
