import { describe, expect, it } from 'vitest';
import { janelaDeChegada } from './janela.ts';

const desde = '2026-11-22T12:00:00.000Z';
const tempos = { em_entrega: { amostra: 20, p25: 600, p50: 900, p90: 1800 } };
const parada = { status: 'em_entrega', desde } as const;

// [previsao]
describe('the arrival window', () => {
  it('reaches from what a quarter needed to what nine of ten needed', () => {
    expect(janelaDeChegada(parada, tempos, desde)).toEqual({
      de: '2026-11-22T12:10:00.000Z',
      ate: '2026-11-22T12:30:00.000Z',
    });
  });

  it('never begins before now', () => {
    expect(janelaDeChegada(parada, tempos, '2026-11-22T12:15:30.000Z')).toEqual({
      de: '2026-11-22T12:15:00.000Z',
      ate: '2026-11-22T12:30:00.000Z',
    });
  });

  it('is never narrower than ten minutes', () => {
    expect(janelaDeChegada(parada, tempos, '2026-11-22T12:29:00.000Z')?.ate).toBe('2026-11-22T12:39:00.000Z');
  });

  it('is unknown without history, and once it takes longer than nine of ten did', () => {
    expect(janelaDeChegada({ status: 'aceita', desde }, tempos, desde)).toBeNull();
    expect(janelaDeChegada(parada, tempos, '2026-11-22T12:30:00.000Z')).toBeNull();
    expect(janelaDeChegada({ status: 'finalizada', desde }, tempos, desde)).toBeNull();
  });
});
