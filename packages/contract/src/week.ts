import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfWeek } from 'date-fns/startOfWeek';
import { DIAS_ATE_O_PAGAMENTO, FUSO } from './constants.ts';

/** Returns the Monday (`yyyy-mm-dd`) of an instant's week, in America/Sao_Paulo [semana]. */
export function semanaDe(instante: Date): string {
  return format(startOfWeek(new TZDate(instante, FUSO), { weekStartsOn: 1 }), 'yyyy-MM-dd');
}

const dayAfter = (data: string, mais: number): Date => {
  const [ano = 1970, mes = 1, d = 1] = data.split('-').map(Number);
  return addDays(new TZDate(ano, mes - 1, d, FUSO), mais);
};

/** Returns the label of the week that starts on this Monday: `16/11/2026 a 22/11/2026`. */
export function semanaLabel(semana_inicio: string): string {
  return `${format(dayAfter(semana_inicio, 0), 'dd/MM/yyyy')} a ${format(dayAfter(semana_inicio, 6), 'dd/MM/yyyy')}`;
}

/** Returns the instant of `HH:MM` on a day `yyyy-mm-dd` in America/Sao_Paulo. */
export function instantOfDay(data: string, hora: string): Date {
  const [ano = 1970, mes = 1, d = 1] = data.split('-').map(Number);
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return new Date(new TZDate(ano, mes - 1, d, horas, minutos, 0, FUSO).getTime());
}

/** Returns the payment day: the Friday after the week, `yyyy-mm-dd` [semana]. */
export function diaDoPagamento(semana_inicio: string): string {
  return format(dayAfter(semana_inicio, DIAS_ATE_O_PAGAMENTO), 'yyyy-MM-dd');
}

/** Returns the Monday `n` weeks before the given Monday (negative: after it). */
export function semanasBefore(semana_inicio: string, n: number): string {
  return format(dayAfter(semana_inicio, -7 * n), 'yyyy-MM-dd');
}
