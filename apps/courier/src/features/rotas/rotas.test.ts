import { expect, it } from 'vitest';
import { umaSolicitacao } from '../solicitacoes/uma-solicitacao.ts';
import { emRotas, liquidoDaRota, porParada, proximaParada, ultimasFinalizadas, valorDaRota } from './rotas.ts';

const parada = (id: number, ordem: number, campos: Parameters<typeof umaSolicitacao>[0] = {}) =>
  umaSolicitacao({ id, ordem, rota_id: 7, total_rota: 3, ...campos });

const unica = (solicitacoes: Parameters<typeof emRotas>[0]) => {
  const [rota] = emRotas(solicitacoes);
  if (!rota) throw new Error('no route');
  return rota;
};

it('makes one card of the open stops of a route, in order, and another of another route', () => {
  const rotas = emRotas([parada(3, 2), parada(2, 1), umaSolicitacao({ id: 9, rota_id: 8 }), parada(1, 3)]);
  expect(rotas.map(({ paradas }) => paradas.map(({ id }) => id))).toEqual([[2, 3, 1], [9]]);
});

it('leaves out what is finished, and still knows how many stops there were', () => {
  const rota = unica([parada(1, 1, { status: 'finalizada' }), parada(2, 2, { status: 'em_entrega' })]);
  expect([rota.paradas.length, rota.total]).toEqual([1, 3]);
});

it('pays what the server says of the whole route, however many stops are left', () => {
  const paga = { valor_rota: 27, liquido_rota: 24.3 };
  const rota = unica([parada(1, 1, { ...paga, status: 'finalizada' }), parada(2, 2, { ...paga, valor_estimado: 8.5 })]);
  expect([valorDaRota(rota), liquidoDaRota(rota)]).toEqual([27, 24.3]);
});

it('adds up the open stops in cents where a former release says nothing', () => {
  const antiga = (id: number, valor_estimado: number) => {
    const { valor_rota: _, liquido_rota: __, ...resto } = parada(id, id, { valor_estimado });
    return JSON.parse(JSON.stringify(resto)) as ReturnType<typeof parada>;
  };
  const rota = unica([antiga(1, 0.1), antiga(2, 0.2)]);
  expect([valorDaRota(rota), liquidoDaRota(rota)]).toEqual([0.3, undefined]);
});

it('goes on from the least advanced stop', () => {
  const rota = unica([parada(1, 1, { status: 'em_entrega' }), parada(2, 2, { status: 'em_retirada' })]);
  expect([rota.status, porParada(rota)]).toEqual(['em_retirada', false]);
  expect(proximaParada(rota, 1, [])?.id).toBe(2);
});

it('finishes the stop the courier points to, else the first by order that is not done', () => {
  const rota = unica([1, 2, 3].map((n) => parada(n, n, { status: 'em_entrega' })));
  expect(porParada(rota)).toBe(true);
  expect(proximaParada(rota, null, [])?.id).toBe(1);
  expect(proximaParada(rota, 3, [])?.id).toBe(3);
  expect(proximaParada(rota, 3, [3])?.id).toBe(1);
  expect(proximaParada(rota, null, [1, 2, 3])).toBeUndefined();
});

// [minhas-entregas]
it('lists the three that were finished last, whichever was asked for first', () => {
  const as = (id: number, minuto: number) =>
    umaSolicitacao({ id, status: 'finalizada', data_status: `2026-11-21T22:0${minuto}:00.000Z` });
  expect(ultimasFinalizadas([as(4, 1), as(3, 2), as(2, 4), as(1, 3)]).map(({ id }) => id)).toEqual([2, 1, 3]);
});
