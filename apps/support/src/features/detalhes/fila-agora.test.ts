import { expect, test } from 'vitest';
import { alcance, lugarNaFila, ultimaOfertaVista } from './fila-agora.ts';

const now = Date.parse('2026-11-21T22:42:00Z');
const fila = {
  posicao: 4,
  de: 5,
  fila_desde: '2026-11-21T22:41:30Z',
  ultimo_sinal: '2026-11-21T22:41:58Z',
  alcancavel: true,
};
const situacao = { ativo: true, suspenso: false, status: 'livre', online: true, fila } as const;

test('a courier in the queue has a place, one outside has a reason', () => {
  expect(lugarNaFila(situacao, now)).toEqual({ lugar: '4º', text: 'de 5 livres, na fila há 30 s' });
  const fora = { ...situacao, fila: { ...fila, posicao: null } };
  expect(lugarNaFila({ ...fora, suspenso: true }, now).text).toBe('Fora da fila: conta suspensa.');
  expect(lugarNaFila({ ...fora, status: 'ocupado' }, now).text).toBe('Fora da fila: em entrega.');
  expect(lugarNaFila({ ...fora, online: false }, now).text).toBe('Fora da fila: offline.');
});

test('the app answers or does not', () => {
  expect(alcance(fila, now)).toBe('App respondeu há 2 s');
  expect(alcance({ ...fila, alcancavel: false, ultimo_sinal: '2026-11-21T22:38:00Z' }, now)).toBe(
    'App sem resposta, último sinal há 4 min',
  );
  expect(alcance({ ...fila, ultimo_sinal: null }, now)).toBe('O app ainda não deu sinal');
});

test('the last offer says how fast it was seen', () => {
  const oferta = {
    id: 1,
    comercio: 'Pizzaria do João',
    enviada_em: '2026-11-21T22:41:00.000Z',
    entregue_em: null,
    vista_em: '2026-11-21T22:41:01.200Z',
    respondida_em: null,
    resultado: null,
  };
  expect(ultimaOfertaVista([oferta])).toBe('Última oferta vista em 1,2 s');
  expect(ultimaOfertaVista([{ ...oferta, vista_em: null }])).toBe('Última oferta não foi vista');
  expect(ultimaOfertaVista([])).toBe('Nenhuma oferta ainda');
});
