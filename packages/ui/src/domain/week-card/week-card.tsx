import { percentualLegivel } from '@corre/contract/configuracoes/taxa.ts';
import { CalendarCheck } from 'lucide-react';
import { Money } from '../../kit/amount/amount.tsx';
import { Bars } from '../../kit/bars/bars.tsx';
import { Card } from '../../kit/card/card.tsx';
import { formatInteger, formatMoney, formatMoneySigned } from '../../kit/format/money.ts';
import { Spoken } from '../../kit/spoken/spoken.tsx';
import { weekdayTitle } from '../format/dates.ts';
import { formatPayDay, weekParts } from '../format/week.ts';

type Props = {
  /** the week's Monday as 'aaaa-mm-dd' */
  semana_inicio: string;
  /** gross, fee and net of the week in reais */
  total_valor: number;
  total_taxa: number;
  total_a_receber: number;
  /** the company's fee in the week, in percent. The previous release does not send it. */
  taxa_percentual: number | undefined;
  /** bonuses and discounts that count in this week, in reais */
  total_ajustes?: number;
  /** the net value of each day in reais, Monday first */
  valores: readonly number[];
  /** today as 'aaaa-mm-dd' */
  hoje: string;
  /** what is paid today, above the pay day */
  pagamento?: string | null;
};

/**
 * 'A receber nesta semana': the net sum, its calculation (gross − fee), the seven days and the pay day.
 * From 560 px of width on, the days stand beside the sum.
 */
export function WeekCard({
  semana_inicio,
  total_valor,
  total_taxa,
  total_a_receber,
  taxa_percentual,
  total_ajustes = 0,
  valores,
  hoje,
  pagamento = null,
}: Props) {
  const { dias } = weekParts(semana_inicio);
  return (
    <Card className="@container" aria-labelledby="week-card">
      <div className="px-4 pt-4 pb-3.5 @[350px]:px-[18px] @[560px]:grid @[560px]:grid-cols-2 @[560px]:gap-x-8 @[560px]:p-6">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-2">
            <h2 id="week-card" className="text-[16px] leading-[26px] font-[650] text-ink @[350px]:text-[17px]">
              A receber nesta semana
            </h2>
            <strong className="ml-auto text-[18px] leading-[26px] font-[780] whitespace-nowrap tabular-nums text-ink @[350px]:text-[20px]">
              {formatMoney(total_a_receber)}
            </strong>
          </div>
          <p className="text-right text-[16px] leading-6 tabular-nums text-ink-2">
            <Money valor={total_valor} />{' '}
            <Spoken>− {taxa_percentual === undefined ? 'taxa' : percentualLegivel(taxa_percentual)}</Spoken>{' '}
            <span className="whitespace-nowrap">({formatMoney(total_taxa)})</span>
          </p>
          {total_ajustes !== 0 && (
            <p className="mt-1 text-[16px] leading-6 text-ink">
              Com os ajustes (<Spoken>{formatMoneySigned(total_ajustes)}</Spoken>) você recebe{' '}
              <strong className="whitespace-nowrap">
                <Spoken>{formatMoney(total_a_receber + total_ajustes)}</Spoken>
              </strong>
              .
            </p>
          )}
        </div>
        <Bars
          className="mt-2.5 @[560px]:mt-0"
          title="Líquido de cada dia da semana, em reais"
          format={(valor) => formatInteger(Math.round(valor))}
          bars={dias.map((dia, index) => ({
            label: weekdayTitle(dia),
            valor: valores[index] ?? 0,
            highlight: dia === hoje,
            future: dia > hoje,
          }))}
        />
      </div>
      <div className="flex min-h-12 items-center gap-3 bg-brand-soft px-[18px] py-2 text-[17px] leading-6 font-[650] text-brand-ink">
        <CalendarCheck aria-hidden="true" className="size-[22px] shrink-0" />
        <div>
          {pagamento && <p className="text-balance">{pagamento}</p>}
          <p className="text-balance">
            {pagamento && 'Esta semana: '}
            {pagamento ? formatPayDay(semana_inicio) : `Cai no seu PIX na ${formatPayDay(semana_inicio)}`}
          </p>
        </div>
      </div>
    </Card>
  );
}
