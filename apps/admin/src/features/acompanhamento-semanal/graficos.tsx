import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { Bars } from '@corre/ui/kit/bars/bars.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { type ReactNode, useId } from 'react';
import { Participacao } from '../relatorios/numeros.tsx';
import { maioresComercios, semanasColumns } from './semana.ts';

function Grafico({ title, nota, children }: { title: string; nota: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-[16px] leading-6">
          {title}
        </h2>
        <p className="text-[14px] text-ink-2">{nota}</p>
      </div>
      {children}
    </Card>
  );
}

type Props = { semanas: readonly RelatorioSemanal[]; chosen: RelatorioSemanal };

/** Two charts: deliveries per week, and the largest shops of the chosen week. Both also print their figures as text. */
export function Graficos({ semanas, chosen }: Props) {
  const { total, maiores } = maioresComercios(chosen);
  const bars = semanasColumns(semanas, chosen.semana_inicio);
  const maior = bars.length > 1 ? bars.reduce((a, b) => (b.valor > a.valor ? b : a)) : undefined;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-5">
      <Grafico title="Entregas por semana" nota={maior ? `maior: semana de ${maior.label}` : ''}>
        <Bars bars={bars} title="Entregas por semana" height={112} className="mt-auto" />
      </Grafico>
      <Grafico
        title="Valor por comércio"
        nota={
          total > maiores.length
            ? `${maiores.length} maiores de ${total}, parte do valor da semana`
            : 'parte do valor da semana'
        }
      >
        {maiores.length === 0 ? (
          <p className="text-ink-2">Nenhuma entrega nesta semana</p>
        ) : (
          <ul className="grid gap-3.5">
            {maiores.map(({ comercio_id, nome, total_valor, participacao }) => (
              <li
                key={comercio_id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[140px_minmax(0,1fr)_96px]"
              >
                <span className="wrap-anywhere">{nome}</span>
                <span className="max-sm:order-3 max-sm:col-span-2">
                  <Participacao porcento={participacao} />
                </span>
                <strong className="text-right tabular-nums">{formatMoney(total_valor)}</strong>
              </li>
            ))}
          </ul>
        )}
      </Grafico>
    </div>
  );
}
