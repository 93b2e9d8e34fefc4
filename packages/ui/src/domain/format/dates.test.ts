import { LOCALE } from '@corre/contract/constants.ts';
import { expect, test } from 'vitest';
import { locale } from '../../kit/format/money.ts';
import {
  addDays,
  formatAgo,
  formatDate,
  formatDateTime,
  formatDayMonthTime,
  formatDuration,
  formatHoursMinutes,
  formatRemaining,
  formatTime,
  formatTimeWithSeconds,
  formatWhen,
  isoDay,
  minutesSince,
  weekdayLong,
  weekdayShort,
  weekdayTitle,
} from './dates.ts';
import { formatPayDay, payDayNote, weekNote, weekParts } from './week.ts';

/** 22:30 on Saturday 21/11/2026 in São Paulo, already Sunday in UTC. */
const lateSaturday = '2026-11-22T01:30:08Z';

// [formatos]
test('an instant is shown in São Paulo time, also when UTC is already tomorrow', () => {
  expect(formatDate(lateSaturday)).toBe('21/11/2026');
  expect(formatTime(lateSaturday)).toBe('22:30');
  expect(formatTimeWithSeconds(lateSaturday)).toBe('22:30:08');
  expect(formatDateTime(lateSaturday)).toBe('21/11/2026 22:30');
  expect(formatDayMonthTime(Date.parse(lateSaturday))).toBe('21/11 22:30');
  expect(isoDay(lateSaturday)).toBe('2026-11-21');
});

test('a plain day keeps its day', () => {
  expect(formatDate('1990-02-01')).toBe('01/02/1990');
  expect(weekdayShort('2026-11-21')).toBe('sáb');
  expect(weekdayTitle('2026-11-21')).toBe('Sáb');
  expect(weekdayLong('2026-11-20')).toBe('sexta');
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
});

test('what is no date prints nothing', () => {
  expect(formatDate('')).toBe('');
  expect(formatDateTime('x')).toBe('');
});

test('a wait is told to the minute under a day, then in days', () => {
  expect(formatDuration(47_000)).toBe('47 s');
  expect(formatDuration(59_999)).toBe('59 s');
  expect(formatDuration(60_000)).toBe('1 min');
  expect(formatDuration(7_200_000)).toBe('2 h');
  expect(formatDuration(7_199_000)).toBe('1 h 59 min');
  expect(formatDuration(86_400_000)).toBe('1 dia');
  expect(formatDuration(3 * 86_400_000)).toBe('3 dias');
  expect(formatAgo(lateSaturday, Date.parse(lateSaturday) + 7 * 60_000)).toBe('há 7 min');
  expect(formatAgo(lateSaturday, Date.parse(lateSaturday) - 5000)).toBe('há 0 s');
  expect(minutesSince(lateSaturday, Date.parse(lateSaturday) + 419_000)).toBe(6);
});

test('what is left is rounded up: two hours given just now are two hours', () => {
  const h = 3_600_000;
  expect(formatRemaining(2 * h)).toBe('2 h');
  expect(formatRemaining(2 * h - 1_500)).toBe('2 h');
  expect(formatRemaining(2 * h + 1_500)).toBe('2 h');
  expect(formatRemaining(2 * h - 70_000)).toBe('1 h 59 min');
  expect(formatRemaining(61 * 60_000)).toBe('1 h 1 min');
  expect(formatRemaining(50_000)).toBe('1 min');
  expect(formatRemaining(-1)).toBe('0 min');
  expect(formatRemaining(24 * h - 5_000)).toBe('1 dia');
  expect(formatRemaining(72 * h - 5_000)).toBe('3 dias');
  expect(formatRemaining(71 * h - 5_000)).toBe('2 dias 23 h');
});

// [semana]
test('a week runs Monday to Sunday and is paid on the Friday after', () => {
  const week = weekParts('2026-11-16');
  expect(week.semana).toBe('16/11/2026 a 22/11/2026');
  expect(week.short).toBe('16/11 a 22/11/2026');
  expect(week.dias).toHaveLength(7);
  expect(week.dias[6]).toBe('2026-11-22');
  expect(formatPayDay('2026-11-16')).toBe('sexta, 27/11');
});

test('the note under a week says whether it runs, is to be paid, is late or was paid', () => {
  const unpaid = { pago_em: null, liquido: 90 };
  expect(weekNote('2026-11-16', lateSaturday, unpaid)).toBe('Semana atual');
  expect(weekNote('2026-11-09', '2026-11-18T12:00:00Z', unpaid)).toBe('Pagamento previsto para sexta, 20/11');
  expect(weekNote('2026-11-09', '2026-11-20T02:59:00Z', unpaid)).toBe('Pagamento previsto para sexta, 20/11');
  for (const friday of ['2026-11-20T03:00:00Z', '2026-11-21T02:59:00Z'])
    expect(weekNote('2026-11-09', friday, unpaid)).toBe('Pagamento previsto para hoje');
  expect(weekNote('2026-11-09', lateSaturday, unpaid)).toBe('Ainda não paga: era na sexta, 20/11');
  expect(payDayNote('2026-11-09', lateSaturday)).toBe('Ainda não paga: o pagamento era na sexta, 20/11');
  expect(weekNote('2026-11-09', lateSaturday, { ...unpaid, pago_em: '2026-11-20T12:12:00Z' })).toBe(
    'Paga em 20/11 09:12',
  );
  expect(weekNote('2026-11-09', lateSaturday, { pago_em: null, liquido: 0 })).toBe('Nada a receber');
});

test('nobody reads that a week was paid who does not know it', () => {
  expect(weekNote('2026-11-09', lateSaturday)).toBe('Dia de pagamento: sexta, 20/11');
  expect(payDayNote('2026-11-16', lateSaturday)).toBe('Pagamento previsto para sexta, 27/11');
});

test('a span under a day is said in hours and minutes', () => {
  expect([0, 35, 60, 134].map(formatHoursMinutes)).toEqual(['0 min', '35 min', '1 h', '2 h 14 min']);
});

test('a time of another day is said with its day', () => {
  const now = Date.parse('2026-11-21T22:42:00Z');
  expect(formatWhen('2026-11-21T23:31:00Z', now)).toBe('20:31');
  expect(formatWhen('2026-11-23T18:04:00Z', now)).toBe('23/11 15:04');
});

test('the kit writes numbers in the language of the contract', () => {
  expect(locale).toBe(LOCALE);
});
