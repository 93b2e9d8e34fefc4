import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { formatTime, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { DELIVERY_LATE_MIN, WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Check, Star } from 'lucide-react';
import { formatDayOrTime } from '../when.ts';
import { podeAvaliar } from './board.ts';
import { chegadaDe, type Group, podeDizerPronto, trocoDe } from './line.ts';
import { encerrada } from './pages.ts';
import { usePrevisao } from './previsao.tsx';
import { usePronto } from './use-pronto.ts';

type TimeProps = { group: Group; now: number };

const NONE = [] as const;

/** The most useful time of a line: the wait, the planned offer, the arrival or the end. */
export function LineTime({ group, now }: TimeProps) {
  const janelas = usePrevisao()?.janelas ?? NONE;
  const [first] = group;
  if (encerrada(first)) return <span>· {formatDayOrTime(first.data_status, now)}</span>;
  if (first.status === 'aguardando') {
    if (first.agendada && first.oferecer_apos) return <span>· sai {formatWhen(first.oferecer_apos, now)}</span>;
    return <WaitTime since={esperaDesde(first)} now={now} short />;
  }
  const troco = trocoDe(group);
  const chegada = chegadaDe(group, janelas, now);
  const pronto = prontoDesde(ultimaAFicarPronta(group)) !== undefined;
  return (
    <>
      {troco > 0 && <strong className="font-semibold text-ink">· troco {formatMoney(troco)}</strong>}
      {pronto && <span>· pronto</span>}
      {chegada === null ? (
        <WaitTime since={esperaDesde(first)} now={now} short limite_min={DELIVERY_LATE_MIN} />
      ) : (
        <span>· chega {formatTime(chegada)}</span>
      )}
    </>
  );
}

type ActProps = {
  group: Group;
  avaliar: (solicitacao: SolicitacaoDoComercio) => void;
  /** true for many lines: the smallest size that a mouse can still hit */
  low: boolean;
};

/** The main action of a line: 'Pronto!' before pickup, 'Avaliar' after the end. The details have all other actions. */
export function LineAct({ group, avaliar, low }: ActProps) {
  const [first] = group;
  const { sending, pronto } = usePronto(first.id, group.length > 1);
  const className = low ? 'min-h-7! px-2' : 'min-h-10! max-sm:px-3.5';
  if (podeDizerPronto(group)) {
    return (
      <Button
        variant="soft"
        size="sm"
        icon={Check}
        loading={sending}
        className={className}
        aria-label={`Pronto! ${first.endereco}`}
        onClick={pronto}
      >
        Pronto!
      </Button>
    );
  }
  if (podeAvaliar(first)) {
    return (
      <Button
        variant="soft"
        size="sm"
        icon={Star}
        className={className}
        aria-label={`Avaliar: ${first.endereco}`}
        onClick={() => avaliar(first)}
      >
        Avaliar
      </Button>
    );
  }
  if (first.nota === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-[14px] font-semibold tabular-nums text-ink-2">
      <Star aria-hidden="true" className="size-4 fill-current" />
      <span className="sr-only">Nota dada: </span>
      {first.nota}
    </span>
  );
}
