import { expect, test } from 'vitest';
import { entregadorDeTeste } from '../torre/entregador-de-teste.ts';
import { geridos, rowOf } from './situacao.ts';

const list = [
  entregadorDeTeste({ id: 1, nome_completo: 'Mateus', ativo: false }),
  entregadorDeTeste({ id: 2, nome_completo: 'Fernanda' }),
  entregadorDeTeste({ id: 3, nome_completo: 'Rafael', online: true }),
  entregadorDeTeste({ id: 4, nome_completo: 'Ana', online: true }),
  entregadorDeTeste({ id: 5, nome_completo: 'Bruno', suspenso: true }),
];
const ids = (situacao: Parameters<typeof geridos>[1]) => geridos(list, situacao).map(({ id }) => id);

test('suspended couriers stand first and inactive ones last', () => {
  expect(ids('todos')).toEqual([5, 4, 3, 2, 1]);
});

test('active and inactive couriers can be told apart', () => {
  expect(ids('inativos')).toEqual([1]);
  expect(ids('ativos')).not.toContain(1);
  expect(ids('online')).toEqual([4, 3]);
});

// [situacoes]
test('rows are of four kinds: suspended, online, active and inactive', () => {
  expect(rowOf(entregadorDeTeste({ suspenso: true }))).toBe('suspenso');
  expect(rowOf(entregadorDeTeste({ online: true, status: 'ocupado' }))).toBe('online');
  expect(rowOf(entregadorDeTeste({ online: false }))).toBe('ativo');
  expect(rowOf(entregadorDeTeste({ ativo: false, online: true }))).toBe('inativo');
});
