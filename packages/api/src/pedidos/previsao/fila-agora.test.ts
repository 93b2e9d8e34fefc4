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
      metade: 4_320,
      quase_todas: 5_242,
    });
    expect(aceiteAgora({ esperando: 3, livres: 3, aceitas: 60 }, usual)).toEqual({ metade: 60, quase_todas: 137 });
  });

  it('is never sooner than usual', () => {
    expect(aceiteAgora({ esperando: 0, livres: 0, aceitas: 900 }, usual)).toEqual({ metade: 10, quase_todas: 40 });
  });

  it('is unknown when nobody is free and nobody accepted much, and when it is far away', () => {
    expect(aceiteAgora({ esperando: 35, livres: 0, aceitas: 7 }, usual)).toBeNull();
    expect(aceiteAgora({ esperando: 35, livres: 0, aceitas: 8 }, usual)).toBeNull();
  });
});
