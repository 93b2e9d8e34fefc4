import { describe, expect, it } from 'vitest';
import { janelaDeChegada } from './janela.ts';

const desde = '2026-11-22T12:00:00.000Z';
const tempos = { em_entrega: { amostra: 20, p25: 600, p50: 900, p90: 1800 } };
const sozinha = { antes_na_rota: 0, faltam_antes: 0 };
const parada = { status: 'em_entrega', desde, ...sozinha } as const;

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
    expect(janelaDeChegada({ ...parada, status: 'aceita' }, tempos, desde)).toBeNull();
    expect(janelaDeChegada(parada, tempos, '2026-11-22T12:30:00.000Z')).toBeNull();
    expect(janelaDeChegada({ ...parada, status: 'finalizada' }, tempos, desde)).toBeNull();
  });

  it('is a later one for each later stop of a route, and earlier again once a stop is done', () => {
    // A stop costs half of a way of 15 minutes.
    const janela = (antes_na_rota: number, faltam_antes = antes_na_rota) =>
      janelaDeChegada({ ...parada, antes_na_rota, faltam_antes }, tempos, desde);
    expect([janela(0), janela(1), janela(2)].map((uma) => [uma?.de.slice(11, 16), uma?.ate.slice(11, 16)])).toEqual([
      ['12:10', '12:30'],
      ['12:17', '12:38'],
      ['12:25', '12:45'],
    ]);
    expect(janela(1, 0)).toEqual({ de: '2026-11-22T12:10:00.000Z', ate: '2026-11-22T12:38:00.000Z' });
  });

  it('begins with the hour from which a scheduled request can be offered', () => {
    const esperas = { aguardando: { amostra: 9, p25: 1200, p50: 1500, p90: 2400 } };
    const agendada = { ...sozinha, status: 'aguardando', desde: '2026-11-22T18:00:00.000Z' } as const;
    expect(janelaDeChegada(agendada, esperas, desde)).toEqual({
      de: '2026-11-22T18:20:00.000Z',
      ate: '2026-11-22T18:40:00.000Z',
    });
  });
});
