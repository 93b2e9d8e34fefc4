import { TZDate } from '@date-fns/tz';
import { addDays, format, startOfWeek } from 'date-fns';
import { DIAS_ATE_O_PAGAMENTO, FUSO } from './constants.ts';

/** Monday (`yyyy-mm-dd`) of the week of an instant, on the wall clock of America/Sao_Paulo. */
export function semanaDe(instante: Date): string {
  return format(startOfWeek(new TZDate(instante, FUSO), { weekStartsOn: 1 }), 'yyyy-MM-dd');
}

const dia = (data: string, mais: number): Date => {
  const [ano = 1970, mes = 1, d = 1] = data.split('-').map(Number);
  return addDays(new TZDate(ano, mes - 1, d, FUSO), mais);
};

/** `16/11/2026 a 22/11/2026` of the week that starts on the given Monday. */
export function rotuloDaSemana(semana_inicio: string): string {
  return `${format(dia(semana_inicio, 0), 'dd/MM/yyyy')} a ${format(dia(semana_inicio, 6), 'dd/MM/yyyy')}`;
}

/** The instant at which the clocks of America/Sao_Paulo show `HH:MM` on a day `yyyy-mm-dd`. */
export function instanteDoDia(data: string, hora: string): Date {
  const [ano = 1970, mes = 1, d = 1] = data.split('-').map(Number);
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return new Date(new TZDate(ano, mes - 1, d, horas, minutos, 0, FUSO).getTime());
}

/** Payment day: the Friday after the week (specification §9), `yyyy-mm-dd`. */
export function diaDoPagamento(semana_inicio: string): string {
  return format(dia(semana_inicio, DIAS_ATE_O_PAGAMENTO), 'yyyy-MM-dd');
}

/** The Monday `n` weeks before (negative: after) the given Monday. */
export function semanasAntes(semana_inicio: string, n: number): string {
  return format(dia(semana_inicio, -7 * n), 'yyyy-MM-dd');
}
