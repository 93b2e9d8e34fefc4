import { describe, expect, it } from 'vitest';
import { fraseDoBalcao, fraseDoPreparo, type Preparo, ultimaAFicarPronta } from './phrases.ts';

/** 19:30 in São Paulo. */
const now = Date.parse('2026-11-21T22:30:00Z');
const as1940: Preparo = { pronto_em: '2026-11-21T22:40:00.000Z', marcos: [] };
const pronto: Preparo = {
  pronto_em: '2026-11-21T22:29:00.000Z',
  marcos: [{ tipo: 'pronto', quando: '2026-11-21T22:29:00.000Z' }],
};
const calado: Preparo = { pronto_em: null, marcos: [] };

describe('what is read of a parcel', () => {
  it('says when it is ready, was, or should have been', () => {
    expect(fraseDoPreparo(as1940, now)).toBe('fica pronto às 19:40');
    expect(fraseDoPreparo(pronto, now)).toBe('pronto às 19:29');
    expect(fraseDoPreparo(as1940, now + 3_600_000)).toBe('deveria estar pronto às 19:40');
    expect(fraseDoPreparo(calado, now)).toBeNull();
  });

  it('names the day when that is not today', () => {
    const amanha = { pronto_em: '2026-11-22T22:40:00.000Z', marcos: [] };
    expect(fraseDoPreparo(amanha, now)).toBe('fica pronto em 22/11 19:40');
  });

  it('is of several the one that the courier waits for', () => {
    expect(ultimaAFicarPronta([pronto, as1940, calado])).toBe(as1940);
    expect(ultimaAFicarPronta([calado, pronto])).toBe(pronto);
  });
});

it('the wait at a counter is told in minutes, and not at all while it is unknown', () => {
  expect(fraseDoBalcao(370)).toBe('em geral 6 min no balcão');
  expect(fraseDoBalcao(5)).toBe('em geral 1 min no balcão');
  expect(fraseDoBalcao(null)).toBeNull();
});
