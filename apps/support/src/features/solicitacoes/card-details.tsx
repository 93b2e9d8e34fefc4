import { STATUS_ANTES_DE_SAIR } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { useCountdown } from '@corre/ui/domain/countdown/use-countdown.ts';
import { aCobrar, PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { orderNumber } from '@corre/ui/domain/order-number/order-number.ts';
import { proofWords } from '@corre/ui/domain/proof/delivery-proof.tsx';
import { asHoras, fraseDoPreparo, linhaDoPreparo } from '@corre/ui/domain/ready/phrases.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { cut } from '@corre/ui/kit/format/shorten.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { CalendarClock, ChefHat, Send } from 'lucide-react';
import { Fragment } from 'react';
import { useNow } from '../torre/relogio.tsx';
import type { Solicitacao } from './use-solicitacoes.ts';

/** Maximum length of the observation, in characters [torre]. */
const OBSERVACAO_MAX = 100;

function pagamentoDe(solicitacao: Solicitacao): string {
  const cobrar = aCobrar(solicitacao);
  if (cobrar === 0) return 'Pago';
  const troco = solicitacao.troco_para ? ` · troco para ${formatMoney(solicitacao.troco_para)}` : '';
  return `${PAGAMENTOS[solicitacao.pagamento].label} ${formatMoney(cobrar)}${troco}`;
}

/** Details of a card: order number, payment, route, proof and observation, then the courier. */
export function CardDetails({ solicitacao }: { solicitacao: Solicitacao }) {
  const { total_rota, observacao, nome_entregador, entregador_id } = solicitacao;
  const parts = Object.entries({
    numero: `Pedido ${orderNumber(solicitacao)}`,
    pagamento: pagamentoDe(solicitacao),
    rota: total_rota > 1 ? `Rota com ${countOf(total_rota, 'entrega', 'entregas')}` : '',
    prova: proofWords(solicitacao),
    observacao: cut(observacao ?? '', OBSERVACAO_MAX),
  }).filter(([, text]) => text !== '');
  return (
    <>
      <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
        {parts.map(([nome, text], lugar) => (
          <Fragment key={nome}>
            {lugar > 0 && ' · '}
            <span>{text}</span>
          </Fragment>
        ))}
      </p>
      {nome_entregador && (
        <p className="mt-0.5 flex min-w-0 items-center gap-1.5 text-[13px] leading-5 font-semibold text-ink">
          <UserAvatar user_type="entregador" user_id={entregador_id} size={20} />
          <span className="truncate">{nome_entregador}</span>
        </p>
      )}
    </>
  );
}

type Oferta = NonNullable<Solicitacao['oferta_viva']>;

/** Shows which courier has the live offer of the request, and the seconds that remain. */
export function OfertaViva({ oferta }: { oferta: Oferta }) {
  const { nome_entregador, entregue_em, expira_em } = oferta;
  const { seconds, ended } = useCountdown({ expira_em: Date.parse(expira_em), now: serverNow });
  return (
    <p className="mt-1.5 flex min-w-0 items-center gap-1.5 rounded-lg bg-aceita px-2 py-1 text-[13px] leading-[18px] text-aceita-ink">
      <Send aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {entregue_em ? 'Oferta com' : 'Oferta a caminho de'} <strong>{nome_entregador}</strong>
      </span>
      <span className="shrink-0 font-bold tabular-nums">{ended ? 'passando' : `${seconds} s`}</span>
    </p>
  );
}

/** Shows when a request at the shop is ready and, if it is scheduled, when it is offered [pronto]. */
export function Agendada({ solicitacao }: { solicitacao: Solicitacao }) {
  const now = useNow();
  const { status, agendada, oferecer_apos, pronto_em } = solicitacao;
  const sentence = fraseDoPreparo(solicitacao, now);
  if (!sentence || !STATUS_ANTES_DE_SAIR.some((before) => before === status)) return null;
  const Icon = agendada ? CalendarClock : ChefHat;
  return (
    <p className="my-1 flex min-w-0 items-start gap-1.5 text-[13px] leading-[18px] tabular-nums text-ink">
      <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0 text-ink-2" />
      <span className="min-w-0">
        {agendada && oferecer_apos && (
          <>
            <strong>Agendada</strong>: sai {asHoras(oferecer_apos, now)}
            {pronto_em && Date.parse(pronto_em) >= Date.parse(oferecer_apos) && `, ${sentence}`}
          </>
        )}
        {!agendada && linhaDoPreparo(solicitacao, now)}
      </span>
    </p>
  );
}
