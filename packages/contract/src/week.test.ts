import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { diaDoPagamento, semanaDe, semanaLabel, semanasBefore } from './week.ts';

const ZONAS = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/Los_Angeles'];
const TZ = process.env.TZ;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/** São Paulo has kept UTC-3 all year since 2019. */
const emSaoPaulo = (texto: string) => new Date(`${texto}-03:00`);
const instantes = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const numero = (data: string) => Date.parse(`${data}T00:00:00Z`) / 86_400_000;

// [semana]
describe.each(ZONAS)('a week, on a machine in %s', (zona) => {
  it('starts on Monday 00:00 and ends on Sunday 24:00 in America/Sao_Paulo', () => {
    process.env.TZ = zona;
    expect(semanaDe(emSaoPaulo('2026-11-15T23:59:59.999'))).toBe('2026-11-09');
    expect(semanaDe(emSaoPaulo('2026-11-16T00:00:00'))).toBe('2026-11-16');
    expect(semanaDe(emSaoPaulo('2026-11-22T23:59:59.999'))).toBe('2026-11-16');
    expect(semanaDe(emSaoPaulo('2026-11-23T00:00:00'))).toBe('2026-11-23');
  });

  it('goes over the turn of the year', () => {
    process.env.TZ = zona;
    expect(semanaDe(emSaoPaulo('2026-12-31T23:59:59'))).toBe('2026-12-28');
    expect(semanaDe(emSaoPaulo('2027-01-01T00:00:00'))).toBe('2026-12-28');
    expect(semanaDe(emSaoPaulo('2027-01-03T23:59:59'))).toBe('2026-12-28');
    expect(semanaLabel('2026-12-28')).toBe('28/12/2026 a 03/01/2027');
    expect(diaDoPagamento('2026-12-28')).toBe('2027-01-08');
  });

  it('is a Monday, at most seven days back, for any instant', () => {
    process.env.TZ = zona;
    fc.assert(
      fc.property(instantes, (instante) => {
        const segunda = semanaDe(instante);
        const passado = instante.getTime() - emSaoPaulo(`${segunda}T00:00:00`).getTime();
        return (numero(segunda) + 3) % 7 === 0 && passado >= 0 && passado < 7 * 86_400_000;
      }),
      { numRuns: 300 },
    );
  });

  it('is paid on the Friday after, and counts back in whole weeks', () => {
    process.env.TZ = zona;
    fc.assert(
      fc.property(instantes, fc.integer({ min: -60, max: 60 }), (instante, n) => {
        const segunda = semanaDe(instante);
        return (
          numero(diaDoPagamento(segunda)) - numero(segunda) === 11 &&
          numero(segunda) - numero(semanasBefore(segunda, n)) === 7 * n
        );
      }),
      { numRuns: 300 },
    );
  });
});
