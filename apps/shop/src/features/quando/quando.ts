import { addDays, formatDayMonthTime, formatTime, type Instant, isoDay } from '@corre/ui/domain/format/dates.ts';

const MINUTO_MS = 60_000;
const HORA_MIN = 60;
const DIA_MIN = 24 * HORA_MIN;

/** 'hoje, 19:38', 'ontem, 22:10', '18/11 12:44'. `agora` in epoch milliseconds. */
export function quando(instante: Instant, agora: number): string {
  const hoje = isoDay(agora);
  const dia = isoDay(instante);
  if (dia === hoje) return `hoje, ${formatTime(instante)}`;
  return dia === addDays(hoje, -1) ? `ontem, ${formatTime(instante)}` : formatDayMonthTime(instante);
}

/** '19:38' of today, 'ontem, 22:10', '18/11 12:44': where today goes without saying. */
export const quandoCurto = (instante: Instant, agora: number): string =>
  isoDay(instante) === isoDay(agora) ? formatTime(instante) : quando(instante, agora);

/** 'há 12 min', 'há 6 h 58', 'há 3 dias': how long a sum has been outside. `agora` in epoch milliseconds. */
export function idade(desde: string, agora: number): string {
  const minutos = Math.max(0, Math.floor((agora - Date.parse(desde)) / MINUTO_MS));
  if (minutos < HORA_MIN) return `há ${minutos} min`;
  if (minutos < DIA_MIN) return `há ${Math.floor(minutos / HORA_MIN)} h ${String(minutos % HORA_MIN).padStart(2, '0')}`;
  const dias = Math.floor(minutos / DIA_MIN);
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`;
}

/** 'Bom dia' until noon, 'Boa tarde' until 18:00, then 'Boa noite', by the clock of São Paulo. */
export function saudacao(agora: number): string {
  const hora = Number(formatTime(agora).slice(0, 2));
  if (hora >= 5 && hora < 12) return 'Bom dia';
  return hora >= 12 && hora < 18 ? 'Boa tarde' : 'Boa noite';
}
