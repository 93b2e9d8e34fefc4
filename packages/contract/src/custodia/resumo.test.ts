import { describe, expect, it } from 'vitest';
import { resumoDaCustodia } from './resumo.ts';

describe('what a courier has in hand is one sentence', () => {
  it.each([
    [137.9, ['Açaí', 'Padaria'], ['3'], 'Você está com R$ 137,90 de 2 lojas e a maquininha nº 3'],
    [1250, ['Açaí'], [], 'Você está com R$ 1.250,00 de Açaí'],
    [0, [], ['azul'], 'Você está com a maquininha azul'],
    [0.5, ['Açaí'], ['3', 'azul'], 'Você está com R$ 0,50 de Açaí e as maquininhas nº 3 e azul'],
    [0, [], [], null],
  ])('%d of %j and machines %j', (saldo_total, lojas, maquininhas, sentence) => {
    expect(resumoDaCustodia({ saldo_total, lojas, maquininhas })).toBe(sentence);
  });
});
