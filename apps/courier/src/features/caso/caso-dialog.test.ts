import { describe, expect, it } from 'vitest';
import { fraseDoEstado, fraseDoEventoDoCaso } from './caso-dialog.tsx';

const when = '2026-11-22T22:42:10Z';

describe("a courier's case", () => {
  it('says where they stood', () => {
    expect(fraseDoEstado({ estado: 'na_fila', posicao: 3, na_frente: 2 })).toBe(
      'Você estava em 3º lugar, com 2 na frente.',
    );
    expect(fraseDoEstado({ estado: 'sem_sinal', posicao: 1, na_frente: 0 })).toBe(
      'Você estava em 1º lugar, mas o seu celular não respondia.',
    );
    expect(fraseDoEstado({ estado: 'ocupado', posicao: null, na_frente: null })).toBe(
      'Você estava com uma entrega, fora da fila.',
    );
    expect(fraseDoEstado({ estado: null, posicao: null, na_frente: null })).toBe('Você não estava online.');
  });

  it('says why somebody else was called', () => {
    const other = { tipo: 'de_outro', quando: when, posicao: 4 } as const;
    expect(fraseDoEventoDoCaso({ ...other, minha_posicao: 2, motivo: 'inalcancavel' })).toBe(
      'Oferta a quem estava em 4º. Seu celular não respondia, por isso passou adiante.',
    );
    expect(fraseDoEventoDoCaso({ ...other, posicao: 1, minha_posicao: 5, motivo: null })).toBe(
      'Oferta a quem estava em 1º. Você estava em 5º.',
    );
    expect(fraseDoEventoDoCaso({ ...other, posicao: 1, minha_posicao: null, motivo: null })).toBe(
      'Oferta a quem estava em 1º. Você não estava na fila.',
    );
  });
});
