import { formatDayMonth, formatTime, isoDay, weekdayShort } from '@corre/ui/domain/format/dates.ts';

const HOUR_MS = 3_600_000;

/** Returns the length of a suspension in words, such as '6 horas', '1 dia' or '1 semana'. */
export function duracaoPorExtenso(horas: number): string {
  if (horas === 168) return '1 semana';
  if (horas >= 24 && horas % 24 === 0) return horas === 24 ? '1 dia' : `${horas / 24} dias`;
  return horas === 1 ? '1 hora' : `${horas} horas`;
}

/**
 * Returns when a suspension that starts now would end, such as 'até 20:42' or 'até dom 19:42'.
 * `now` is in epoch milliseconds.
 */
export function ateQuando(horas: number, now: number): string {
  const fim = now + horas * HOUR_MS;
  const hora = formatTime(fim);
  if (isoDay(fim) === isoDay(now)) return `até ${hora}`;
  return horas < 168 ? `até ${weekdayShort(fim)} ${hora}` : `até ${formatDayMonth(fim)} ${hora}`;
}
