import { expect, it } from 'vitest';
import { listaSchema } from './formato.ts';

const LIDO = { endToEndId: 'E00000000202611291200abcdefghijk', valor: '12.30', horario: '2026-11-29T12:00:00Z' };
const OUTRO = 'E00000000202611291201abcdefghijk';

// [pix-varredura]
it('an entry of the list that is not written as the API says takes no other one away', () => {
  const pix = [LIDO, { ...LIDO, endToEndId: OUTRO, valor: 12.3 }, null, { valor: '1.00' }];
  const parametros = { paginacao: { paginaAtual: 0, quantidadeDePaginas: 1 } };
  const lida = listaSchema.parse({ parametros, pix });
  expect(lida.pix.map(({ end_to_end_id }) => end_to_end_id)).toEqual([LIDO.endToEndId]);
  expect(lida.ilegiveis).toEqual([OUTRO, '', '']);
});

it('a page without its number is not a page of the list', () => {
  expect(listaSchema.safeParse({ parametros: {}, pix: [LIDO] }).success).toBe(false);
});
