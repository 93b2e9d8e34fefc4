import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPayDay } from '@corre/ui/domain/format/week.ts';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { useShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { useSemanas } from '../relatorios/use-semanas.ts';
import { DeSempre } from './de-sempre.tsx';
import { PorSemana } from './por-semana.tsx';
import { usePeriodo } from './use-periodo.ts';

const PERIODOS = [
  { value: 'todos', label: 'Todos os Periodos' },
  { value: 'semana', label: 'Por semana' },
] as const;

/** The shop report of all periods or of one week [relatorios]. */
export function RelatorioComercios() {
  const { periodo, escolherPeriodo } = usePeriodo();
  const porSemana = periodo === 'semana';
  const semanas = useSemanas({ enabled: porSemana });
  const { escolhida, escolher } = semanas;
  const { onTable, table } = useShownTable();
  const nome = porSemana && escolhida ? `relatorio-comercios-${escolhida.semana_inicio}` : 'relatorio-comercios';
  return (
    <Pagina title="Relatório Comércios" actions={<Exportar nome={nome} table={table} />}>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Período"
          options={PERIODOS}
          value={periodo}
          onValueChange={escolherPeriodo}
          className="w-full sm:w-[320px]"
        />
        {porSemana && escolhida && (
          <>
            <WeekPicker semanas={semanas.semanas ?? []} semana_inicio={escolhida.semana_inicio} onChange={escolher} />
            <p className="text-[14px] leading-5 text-ink-2 sm:ml-auto">
              <span title={formatDate(escolhida.dia_pagamento)}>
                Pagamento na {formatPayDay(escolhida.semana_inicio)}
              </span>
            </p>
          </>
        )}
      </div>
      {porSemana ? <PorSemana semanas={semanas} onTable={onTable} /> : <DeSempre onTable={onTable} />}
    </Pagina>
  );
}
