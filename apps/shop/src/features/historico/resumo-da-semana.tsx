import type { ResumoSemanal } from '@corre/contract/entregas/contrato.ts';
import { Bars } from '@corre/ui/kit/bars/bars.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { barrasDaSemana } from './semanas.ts';

type Props = {
  /** undefined while it loads, null for a week without deliveries */
  resumo: ResumoSemanal | null | undefined;
  semana_inicio: string;
  agora: number;
};

/** The totals of the week on the left, the bars of its seven days on the right. */
export function ResumoDaSemana({ resumo, semana_inicio, agora }: Props) {
  const phone = usePhone();
  const numeros = [
    ['Entregas', resumo?.total_entregas ?? 0],
    ['Itens', resumo?.total_quantidade ?? 0],
    ['Entregadores', resumo?.entregadores_utilizados.length ?? 0],
  ] as const;
  return (
    <Card className="grid grid-cols-1 md:grid-cols-[320px_minmax(0,1fr)]">
      <div className="border-line p-5 max-md:border-b md:border-r">
        <h2 className="text-[14px] leading-5 font-semibold text-ink-2">Valor da semana</h2>
        <p className="ui-figures text-[32px] leading-10 font-bold whitespace-nowrap text-ink">
          {resumo === undefined ? <Skeleton className="my-2 h-6 w-32" /> : formatMoney(resumo?.total_valor ?? 0)}
        </p>
        <dl className="mt-3 flex gap-6">
          {numeros.map(([nome, numero]) => (
            <div key={nome}>
              <dt className="text-[13px] leading-[18px] text-ink-2">{nome}</dt>
              <dd className="text-[18px] leading-6 font-bold text-ink">
                {resumo === undefined ? <Skeleton className="my-1 h-4 w-8" /> : formatInteger(numero)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Bars
        className="min-w-0 p-4 md:p-5"
        title="Entregas por dia"
        height={80}
        barras={barrasDaSemana(resumo?.entregas ?? [], semana_inicio, agora, phone)}
      />
    </Card>
  );
}
