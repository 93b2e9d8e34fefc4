import type { PrestacaoComCodigo } from '@corre/contract/custodia/contrato.ts';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { nomeCurto } from '../../kit/format/shorten.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { formatAgo } from '../format/dates.ts';

/**
 * The code of a handover in large, separate digits, to be read out across a counter (ADR 0022).
 * A screen reader says the digits one by one.
 */
function HandoverCode({ codigo, className }: { codigo: string; className?: string }) {
  return (
    <p className={twMerge('rounded-(--ui-radius) bg-sunken px-4 py-2.5 text-center', className)}>
      <span className="block text-[14px] leading-5 text-ink-2">Código para dizer ao entregador</span>
      <span className="sr-only">{[...codigo].join(' ')}</span>
      <span
        aria-hidden="true"
        data-codigo={codigo}
        className="ui-figures block pl-[.28em] text-[40px] leading-[48px] font-[800] tracking-[.28em] tabular-nums text-ink select-all"
      >
        {codigo}
      </span>
    </p>
  );
}

type Props = {
  prestacao: PrestacaoComCodigo;
  /** the current time in epoch milliseconds */
  now: number;
  /** the courier's picture */
  lead?: ReactNode;
  /** also names the shop, for a list of several shops */
  withComercio?: boolean;
  confirming: boolean;
  onConfirm: () => void;
  onOtherAmount: () => void;
  onRefuse: () => void;
};

/**
 * A courier's claim that they handed over cash. The receiver confirms, enters the counted amount, or reads out the
 * code.
 */
export function HandoverCard({ prestacao, now, lead, withComercio = false, confirming, ...acts }: Props) {
  const { id, entregador, comercio, valor, criada_em, atrasada, codigo } = prestacao;
  const name = `prestacao-${id}`;
  return (
    <Card item tone="agir" aria-labelledby={name} className="grid grid-cols-1 content-start gap-3 p-4">
      <div className="flex items-center gap-3">
        {lead}
        <div className="min-w-0 flex-1">
          <h3 id={name} title={entregador} className="text-[16px] leading-6 font-[650] wrap-anywhere text-ink">
            {nomeCurto(entregador)} diz que entregou{' '}
            <span className="whitespace-nowrap tabular-nums">{formatMoney(valor)}</span>
            {withComercio && ` a ${comercio}`}
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-[14px] leading-5 text-ink-2">
            {formatAgo(criada_em, now)}
            {atrasada && (
              <Badge tone="perigo-contorno" icon={Clock}>
                Mais de 24 h
              </Badge>
            )}
          </p>
        </div>
      </div>
      <HandoverCode codigo={codigo} />
      <Button
        size="lg"
        full
        icon={Check}
        loading={confirming}
        loadingLabel="Confirmando..."
        aria-describedby={name}
        onClick={acts.onConfirm}
      >
        Confirmar
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" aria-describedby={name} onClick={acts.onOtherAmount} className="min-h-11">
          Valor diferente
        </Button>
        <Button variant="danger-outline" aria-describedby={name} onClick={acts.onRefuse} className="min-h-11">
          Não recebi
        </Button>
      </div>
    </Card>
  );
}
