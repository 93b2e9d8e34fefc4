import { trpc } from '@corre/client/trpc.ts';
import { URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { aCobrar, fraseDaCobranca, PAGAMENTOS, trocoALevar } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatWhen } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { DELIVERY_LATE_MIN, WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { ButtonSize } from '@corre/ui/kit/button/button-class.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { SentTrackingLink } from '@corre/ui/shell/sent-tracking-link.tsx';
import { CalendarClock, Clock, Link2 } from 'lucide-react';
import { useState } from 'react';
import { formatDayOrTime } from '../when.ts';
import { encerrada } from './pages.ts';
import { esperaComoNormal } from './urgentes-na-frente.ts';

type TimeProps = {
  solicitacao: SolicitacaoDoComercio;
  now: number;
};

/** The time at the right edge of the details: the start of the wait, the planned offer, or the end. */
export function DetailsTime({ solicitacao, now }: TimeProps) {
  const { status, agendada, oferecer_apos, data_status } = solicitacao;
  if (encerrada(solicitacao)) {
    return (
      <span className="ml-auto inline-flex items-center gap-1 text-[13px] tabular-nums text-ink-2">
        <Clock aria-hidden="true" className="size-3.5" />
        {formatDayOrTime(data_status, now)}
      </span>
    );
  }
  if (agendada && oferecer_apos) {
    return (
      <span className="ml-auto inline-flex items-center gap-1 text-[13px] tabular-nums text-ink-2">
        <CalendarClock aria-hidden="true" className="size-3.5" />
        Agendada<span className="sr-only"> para</span> {formatWhen(oferecer_apos, now)}
      </span>
    );
  }
  return (
    <WaitTime
      since={esperaDesde(solicitacao)}
      now={now}
      short
      limite_min={status === 'aguardando' ? undefined : DELIVERY_LATE_MIN}
      className="ml-auto"
    />
  );
}

/** The caller's reference and the recipient of a request that a point of sale made. Most requests have neither. */
export function DoPontoDeVenda({ solicitacao }: { solicitacao: SolicitacaoDoComercio }) {
  const { referencia_externa, destinatario_nome, destinatario_telefone } = solicitacao;
  const recebe = [destinatario_nome, destinatario_telefone && formatPhone(destinatario_telefone)].filter(Boolean);
  return (
    <>
      {recebe.length > 0 && (
        <p className="text-[14px] leading-5 wrap-anywhere tabular-nums text-ink">
          <Spoken>Recebe: {recebe.join(' · ')}</Spoken>
        </p>
      )}
      {referencia_externa !== null && (
        <p className="text-[14px] leading-5 wrap-anywhere text-ink-2">Referência {referencia_externa}</p>
      )}
    </>
  );
}

/**
 * The amount that the courier collects, with the change to take along. After the end, the payment type and whether it
 * must be released.
 */
export function Cobranca({ solicitacao }: { solicitacao: SolicitacaoDoComercio }) {
  if (aCobrar(solicitacao) === 0) return null;
  const { icon: Icon, label } = PAGAMENTOS[solicitacao.pagamento];
  const troco = trocoALevar(solicitacao);
  return (
    <p className="flex items-start gap-1.5 text-[14px] leading-5 tabular-nums text-ink">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
      <span className="min-w-0">
        {encerrada(solicitacao) ? (
          `${label} ${formatMoney(aCobrar(solicitacao))}`
        ) : (
          <>
            {fraseDaCobranca(solicitacao)}
            {troco > 0 && ` · mande ${formatMoney(troco)} de troco`}
          </>
        )}
        {solicitacao.a_liberar && <strong> · libere em Pendentes</strong>}
      </span>
    </p>
  );
}

/** A longer note is cut, because a pasted iFood order would fill the column. In characters. */
const NOTA_CURTA = 90;

/** The note and a detail of a request. A button unfolds a long note. */
export function Observacao({ text, detalhe }: { text: string | null; detalhe: string | null }) {
  const [whole, setInteira] = useState(false);
  const nota = (text ?? '').replace(/\s*\n\s*/g, ' · ').trim();
  if (nota === '' && detalhe === null) return null;
  const long = nota.length > NOTA_CURTA;
  return (
    <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
      {long && !whole ? `${nota.slice(0, NOTA_CURTA).replace(/[\s·]+$/, '')}…` : nota}
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setInteira(!whole)}
          className="ml-1.5 min-h-6 rounded max-md:-my-3 max-md:py-3 font-semibold text-brand-ink underline underline-offset-3"
        >
          {whole ? 'ver menos' : 'ver tudo'}
        </button>
      )}
      {nota !== '' && detalhe !== null && (long ? <br /> : ' · ')}
      {detalhe}
    </p>
  );
}

/** The reason why an urgent request waits as a normal one [urgentes]. */
export function EsperaComoNormal({ solicitacao }: { solicitacao: SolicitacaoDoComercio }) {
  if (!esperaComoNormal(solicitacao)) return null;
  return (
    <p className="text-[14px] leading-5 text-ink-2">
      Na fila como normal: só {URGENTES_POR_LOJA} urgentes da loja passam na frente a cada {URGENTES_JANELA_MINUTOS}{' '}
      minutos.
    </p>
  );
}

/** Creates a new link after the old one reached the wrong person. */
function LinkNovo({ solicitacao_id }: { solicitacao_id: number }) {
  const utils = trpc.useUtils();
  const renovar = trpc.rastreio.renovar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['rastreio.renovar'], error),
    onSettled: () => utils.solicitacoes.doComercio.invalidate(),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Link2}
      loading={renovar.isPending}
      onClick={() => renovar.mutate({ solicitacao_id })}
    >
      Fazer link novo
    </Button>
  );
}

/** The tracking link for the receiver. A button creates a new link if the old one reached the wrong person. */
export const LinkDaEntrega = ({ solicitacao, size }: { solicitacao: SolicitacaoDoComercio; size?: ButtonSize }) => (
  <SentTrackingLink pedido={solicitacao} size={size} renew={<LinkNovo solicitacao_id={solicitacao.id} />} />
);
