import { describe, expect, it } from 'vitest';
import { aceiteAgora } from './fila-agora.ts';

const usual = { amostra: 40, p25: 6, p50: 10, p90: 40 };

describe('how soon a request is taken now', () => {
  it('is as usual while somebody is free for it', () => {
    expect(aceiteAgora({ esperando: 0, livres: 1, aceitas: 0 }, usual)).toEqual({ metade: 10, quase_todas: 40 });
    expect(aceiteAgora({ esperando: 2, livres: 3, aceitas: 0 }, usual)).toEqual({ metade: 10, quase_todas: 40 });
    expect(aceiteAgora({ esperando: 0, livres: 1, aceitas: 60 }, undefined)).toBeNull();
  });

  it('is what the last hour needs for all that wait before it, when nobody is', () => {
    // One acceptance every two minutes, and 36 before this request.
    expect(aceiteAgora({ esperando: 35, livres: 0, aceitas: 30 }, usual)).toEqual({
      metade: 4_280,
      quase_todas: 5_242,
    });
    // The median, not the mean of a minute: half of all waits for one acceptance are over after ln 2 of it.
    expect(aceiteAgora({ esperando: 3, livres: 3, aceitas: 60 }, usual)).toEqual({ metade: 42, quase_todas: 137 });
  });

  it('is over for half of the waits before the half, whatever the queue', () => {
    for (const esperando of [0, 1, 2, 5, 11]) {
      const { metade = 0 } = aceiteAgora({ esperando, livres: 0, aceitas: 60 }, undefined) ?? {};
      // The share of waits for n acceptances, at one a minute, that are over by then.
      const minutes = metade / 60;
      let left = 0;
      for (let k = 0, term = Math.exp(-minutes); k <= esperando; k++, term *= minutes / k) left += term;
      expect(1 - left, String(esperando)).toBeCloseTo(0.5, 1);
    }
  });

  it('is never sooner than usual', () => {
    expect(aceiteAgora({ esperando: 0, livres: 0, aceitas: 900 }, usual)).toEqual({ metade: 10, quase_todas: 40 });
  });

  it('is unknown when nobody is free and nobody accepted much, and when it is far away', () => {
    expect(aceiteAgora({ esperando: 35, livres: 0, aceitas: 7 }, usual)).toBeNull();
    expect(aceiteAgora({ esperando: 35, livres: 0, aceitas: 8 }, usual)).toBeNull();
  });
});
