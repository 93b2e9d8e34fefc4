import { semanasBefore } from '@corre/contract/week.ts';
import { formatDate, formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { formatPayDay, weekParts } from '@corre/ui/domain/format/week.ts';
import { WeekPicker } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { useShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Printer } from 'lucide-react';
import { Exportar } from '../exportar/exportar.tsx';
import { Page } from '../shell/page.tsx';
import { ComerciosDaSemana } from './comercios-da-semana.tsx';
import { EntregadoresDaSemana } from './entregadores-da-semana.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { useSemana, useSheet } from './use-sheet.ts';

const SIDES = [
  { value: 'entregadores', label: 'Entregadores' },
  { value: 'comercios', label: 'Comércios' },
] as const;

function SemanaAberta({ semana_inicio }: { semana_inicio: string }) {
  const domingo = weekParts(semana_inicio).dias.at(-1) ?? semana_inicio;
  return (
    <Banner>
      Semana aberta: ela termina no domingo, {formatDayMonth(domingo)}. Os pagamentos podem ser feitos a partir de
      segunda, {formatDayMonth(semanasBefore(semana_inicio, -1))}. Os valores ainda mudam.
    </Banner>
  );
}

/** The closing of a week: pay every courier once, receive every shop's invoice [semana-paga]. */
export function Fechamento() {
  const semana = useSemana();
  const { semana_inicio, atual, comercios } = semana;
  const folha = useSheet(semana_inicio);
  const { onTable, table } = useShownTable();
  return (
    <>
      <div className="print:hidden">
        <Page
          title="Fechamento da semana"
          nota={`Pagamento na ${formatPayDay(semana_inicio)}/${formatDate(semana_inicio).slice(-4)}`}
          actions={
            <>
              <WeekPicker
                semanas={semana.semanas}
                semana_inicio={semana_inicio}
                onChange={semana.choose}
                className="max-md:order-last"
              />
              <Segmented
                label="Lado"
                size="sm"
                options={SIDES}
                value={comercios ? 'comercios' : 'entregadores'}
                onValueChange={semana.changeSide}
                className="max-sm:order-last max-sm:w-full sm:w-[216px]"
              />
              {!comercios && (
                <IconButton
                  icon={Printer}
                  label="Imprimir"
                  variant="secondary"
                  onClick={() => print()}
                  className="max-sm:hidden"
                />
              )}
              <Exportar
                nome={`fechamento-${comercios ? 'faturas' : 'entregadores'}-${semana_inicio}`}
                table={table}
                compact
              />
            </>
          }
        >
          {semana_inicio === atual && <SemanaAberta semana_inicio={semana_inicio} />}
          {comercios ? (
            <ComerciosDaSemana key={semana_inicio} semana_inicio={semana_inicio} onTable={onTable} />
          ) : (
            <EntregadoresDaSemana
              key={semana_inicio}
              folha={folha}
              semana_inicio={semana_inicio}
              atual={atual}
              filter={semana.filter}
              onFilter={semana.filtrarPor}
              onTable={onTable}
            />
          )}
        </Page>
      </div>
      {folha.folha && !comercios && <PrintedSheet folha={folha.folha} rows={folha.todas} />}
    </>
  );
}
