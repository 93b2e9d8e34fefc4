import { HeatTable } from '../../kit/plot/heat-table.tsx';
import type { PlotTable } from '../../kit/plot/plot-table.ts';
import { DIAS_CURTOS } from './titles.ts';

/** The count of a weekday (1 is Monday) and hour. */
type NaHora = { dia_semana: number; hora: number; quantas: number };

type Mapa = {
  /** the hours between the first and the last with cases */
  horas: number[];
  /** the count by the index of the day from Monday on and the index of the hour */
  value: (dia: number, hora: number) => number;
  table: PlotTable;
};

/** Returns the counts of weekdays and hours as rows and columns. */
export function mapaDe(lista: readonly NaHora[]): Mapa {
  const vistas = lista.map(({ hora }) => hora);
  const primeira = vistas.length > 0 ? Math.min(...vistas) : 0;
  const quantas = vistas.length > 0 ? Math.max(...vistas) - primeira + 1 : 0;
  const horas = Array.from({ length: quantas }, (_, n) => primeira + n);
  const em = new Map(lista.map((hora) => [`${hora.dia_semana} ${hora.hora}`, hora.quantas]));
  const value = (dia: number, hora: number) => em.get(`${dia + 1} ${horas[hora] ?? 0}`) ?? 0;
  return {
    horas,
    value,
    table: {
      columns: ['Dia', ...horas.map((hora) => `${hora} h`)],
      rows: DIAS_CURTOS.map((dia, row) => [dia, ...horas.map((_, column) => value(row, column))]),
    },
  };
}

/** Counts per weekday and hour, as a table whose busy cells are dark. */
export function MapaDaSemana({
  caption,
  legend,
  horas,
  value,
}: Pick<Mapa, 'horas' | 'value'> & { caption: string; legend: string }) {
  return <HeatTable caption={caption} rows={DIAS_CURTOS} columns={horas.map(String)} value={value} legend={legend} />;
}
