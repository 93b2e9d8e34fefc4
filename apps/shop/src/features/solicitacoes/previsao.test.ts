import { describe, expect, it } from 'vitest';
import { fraseDaChegada, fraseDoAceite } from './previsao.tsx';

describe('what a shop reads', () => {
  it('about how soon somebody accepts', () => {
    expect(fraseDoAceite({ metade: 41, quase_todas: 44 })).toBe('Em geral aceita em 40 s');
    expect(fraseDoAceite({ metade: 41, quase_todas: 190 })).toBe('Em geral aceita em 40 s, quase sempre em até 3 min');
    expect(fraseDoAceite({ metade: 1, quase_todas: 1 })).toBe('Em geral aceita em 5 s');
    expect(fraseDoAceite({ metade: 150, quase_todas: 900 })).toBe(
      'Em geral aceita em 3 min, quase sempre em até 15 min',
    );
  });

  it('about when it arrives, by the clock of the city', () => {
    expect(fraseDaChegada({ de: '2026-11-22T22:40:00Z', ate: '2026-11-22T22:55:00Z' })).toBe(
      'Deve chegar entre 19:40 e 19:55',
    );
  });
});
