import { FUSO } from '@corre/contract/constants.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import type { Sujeito } from './fatos/recorte.ts';

/** A span of calendar days in America/Sao_Paulo. Both days belong to the span. */
export interface Periodo {
  de: string;
  ate: string;
}

/** A span of the figures, and whose cases count. */
export interface Pedido extends Periodo {
  sujeito: Sujeito;
}

/** SQL: the first instant of a day, moved by `mais` days. */
const comeco = (dia: string, mais: number) =>
  sql<string>`((${dia}::date + ${mais}::int)::timestamp at time zone ${sql.lit(FUSO)})`;

/** SQL: the first instant of the span. */
export const inicioDe = ({ de }: Periodo) => comeco(de, 0);

/** SQL: the first instant after the span. */
export const fimDe = ({ ate }: Periodo) => comeco(ate, 1);

/** SQL condition: the instant in this column is in the span. */
export const noPeriodo = (coluna: string, periodo: Periodo): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(coluna)} >= ${inicioDe(periodo)} and ${sql.ref(coluna)} < ${fimDe(periodo)})`;

/** SQL: an instant as local time in America/Sao_Paulo. */
export const local = (instante: RawBuilder<unknown>) => sql<string>`timezone(${sql.lit(FUSO)}, ${instante})`;

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Returns the day `dias` days after the given day (negative: before the day). Calendar days have no time zone. */
export const maisDias = (dia: string, dias: number): string => dayOf(Date.parse(dia) + dias * DAY_MS);

/** Returns the days of a span, in order. */
export const diasDe = ({ de, ate }: Periodo): string[] =>
  Array.from({ length: (Date.parse(ate) - Date.parse(de)) / DAY_MS + 1 }, (_, n) => maisDias(de, n));

/** Returns the weekday of a day; 1 is Monday. */
export const diaDaSemana = (dia: string): number => ((new Date(dia).getUTCDay() + 6) % 7) + 1;

/** Returns the span of the same length that ends on the day before. */
export function periodoAntes<P extends Periodo>(periodo: P): P {
  const dias = (Date.parse(periodo.ate) - Date.parse(periodo.de)) / DAY_MS + 1;
  return { ...periodo, de: maisDias(periodo.de, -dias), ate: maisDias(periodo.de, -1) };
}

/** Returns the later one of two days. */
export const maisTarde = (dia: string, outro: string): string => [dia, outro].sort().at(-1) ?? dia;
