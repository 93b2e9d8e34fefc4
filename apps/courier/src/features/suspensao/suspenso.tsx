import type { Outputs } from '@corre/client/trpc.ts';
import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { formatDayMonth, formatRemaining, formatTime, formatWhen, isoDay } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow, useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { CircleHelp, MessageCircle, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { TapShield } from '../toque/tap-shield.tsx';

/** Returns 'hoje às 20:34' or 'em 22/11 às 20:34'. `now` is in epoch milliseconds. */
export const noTempo = (when: string, now: number): string =>
  `${isoDay(when) === isoDay(now) ? 'hoje' : `em ${formatDayMonth(when)}`} às ${formatTime(when)}`;

/** Loaded on demand, because it brings the form library. */
const Contestar = lazyPart(async () => (await import('./contestar.tsx')).Contestar);

export type Suspensao = NonNullable<Outputs['fila']['estado']['suspensao']>;

const CLOCK_MS = 15_000;

const regra = ({ tipo_suspensao, recusas, duracao_horas, motivo_suspensao }: Suspensao) => {
  const tempo = formatRemaining(duracao_horas * 3_600_000);
  return tipo_suspensao === 'automatica' && recusas.length > 0
    ? `Você recusou ${recusas.length} ofertas seguidas. A regra suspende a conta por ${tempo}.`
    : `${motivo_suspensao}. A suspensão é de ${tempo}.`;
};

function Fim({ until }: { until: string }) {
  const now = useServerNow(CLOCK_MS);
  const today = isoDay(until) === isoDay(now);
  const falta = formatRemaining(Date.parse(until) - now);
  return (
    <dl className="mt-4 flex items-end justify-between gap-4 border-t border-perigo-ink/40 pt-4">
      <div>
        <dt className="text-[16px] font-[650] text-perigo-ink">
          Volta sozinha {today ? 'hoje' : `em ${formatDayMonth(until)}`} às
        </dt>
        <dd className="text-[46px] leading-[52px] font-[800] tracking-[-.035em]">{formatTime(until)}</dd>
      </div>
      <div className="text-right whitespace-nowrap">
        <dt className="text-[16px] font-[650] text-perigo-ink">{falta.startsWith('1 ') ? 'Falta' : 'Faltam'}</dt>
        <dd className="text-[22px] leading-9 font-[780]">{falta}</dd>
      </div>
    </dl>
  );
}

function Recusas({ recusas }: Pick<Suspensao, 'recusas'>) {
  if (recusas.length === 0) return null;
  return (
    <Card>
      <CardHeader title={`As ${recusas.length} recusas`} level={3} />
      <ul className="divide-y divide-line border-t border-line">
        {recusas.map(({ quando, comercio, valor_total, motivo_recusa }) => (
          <li key={quando} className="flex gap-4 px-4 py-3 text-[17px] max-[359px]:gap-2.5">
            <span className="tabular-nums text-ink-2">{formatWhen(quando, serverNow())}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {comercio}
              {motivo_recusa !== null && ` · ${NOME_MOTIVO_RECUSA[motivo_recusa]}`}
            </span>
            <span className="tabular-nums text-ink-2">{formatMoney(valor_total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Links to support's WhatsApp, or to the company's if support has none. Renders nothing if neither is set. */
function FalarComSuporte() {
  const data = useConfiguracao();
  const numero = data?.suporte_whatsapp ?? data?.whatsapp;
  if (!numero) return null;
  return (
    <a
      href={`https://wa.me/${numero}`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-12 items-center justify-center gap-3 text-[18px] font-[700] text-brand-ink"
    >
      <MessageCircle aria-hidden="true" className="size-6" />
      Falar com o suporte no WhatsApp
    </a>
  );
}

/** Returns 'às 19:52', or 'em 20/11 às 19:52' for another day. */
const enviada = (when: string) => noTempo(when, serverNow()).replace('hoje ', '');

function Enviada({ contestacao }: { contestacao: NonNullable<Suspensao['contestacao']> }) {
  return (
    <Card>
      <CardHeader title="Sua contestação" level={3} />
      <CardBody className="grid gap-2 pt-0">
        <p className="whitespace-pre-line">{contestacao.texto}</p>
        <p className="text-ink-2" role="status">
          {contestacao.resposta === null
            ? `Enviada ${enviada(contestacao.enviada_em)}, o suporte responde por aqui.`
            : `Suporte: ${contestacao.resposta}`}
        </p>
      </CardBody>
    </Card>
  );
}

function Contestacao({ suspensao: { contestacao } }: { suspensao: Suspensao }) {
  const [writing, setWriting] = useState(false);
  return (
    <>
      <TapShield open={writing} />
      {contestacao ? (
        <Enviada contestacao={contestacao} />
      ) : (
        <>
          <p className="flex gap-3 px-1 text-ink-2">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
            Foi por um motivo justo, como pneu furado? Conte ao suporte e a suspensão pode ser retirada.
          </p>
          <Button size="xl" full onClick={() => setWriting(true)}>
            Contestar suspensão
          </Button>
          <FalarComSuporte />
          <LazyDialog>{writing && <Contestar onClose={() => setWriting(false)} />}</LazyDialog>
        </>
      )}
    </>
  );
}

/** 'CONTA SUSPENSA' [suspensao]: the rule, the refusals that led to it, its end, and the objection. */
export function Suspenso({ suspensao }: { suspensao: Suspensao }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <section className="rounded-[20px] bg-perigo-soft p-[18px] text-ink" aria-labelledby="suspensa">
        <h2 id="suspensa" className="flex items-center gap-2.5 text-[24px] leading-8 font-[780] text-perigo-ink">
          <OctagonX aria-hidden="true" className="size-7 shrink-0" />
          CONTA SUSPENSA
        </h2>
        <p className="mt-2 text-[18px] leading-7">{regra(suspensao)}</p>
        <Fim until={suspensao.data_expiracao_suspensao} />
      </section>
      <Recusas recusas={suspensao.recusas} />
      <Contestacao suspensao={suspensao} />
    </div>
  );
}
