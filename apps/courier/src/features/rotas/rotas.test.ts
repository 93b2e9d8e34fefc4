import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import { expect, it } from 'vitest';
import { type Etapa, idDoPasso, type Passo } from '../passos/passo.ts';
import {
  byParada,
  comPassos,
  emRotas,
  foiCancelada,
  liquidoDaRota,
  proximaParada,
  storedEnd,
  storedPassos,
  ultimasFinalizadas,
  valorDaRota,
} from './rotas.ts';

const parada = (id: number, ordem: number, fields: Parameters<typeof sampleAceita>[0] = {}) =>
  sampleAceita({ id, ordem, rota_id: 7, total_rota: 3, ...fields });

const unica = (solicitacoes: Parameters<typeof emRotas>[0]) => {
  const [rota] = emRotas(solicitacoes);
  if (!rota) throw new Error('no route');
  return rota;
};

it('makes one card of the open stops of a route, in order, and another of another route', () => {
  const rotas = emRotas([parada(3, 2), parada(2, 1), sampleAceita({ id: 9, rota_id: 8 }), parada(1, 3)]);
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
    const { valor_rota: _, liquido_rota: __, ...rest } = parada(id, id, { valor_estimado });
    return JSON.parse(JSON.stringify(rest)) as ReturnType<typeof parada>;
  };
  const rota = unica([antiga(1, 0.1), antiga(2, 0.2)]);
  expect([valorDaRota(rota), liquidoDaRota(rota)]).toEqual([0.3, undefined]);
});

// [devolver]
it('keeps a cancelled order that goes back as a stop on the road, behind the doors', () => {
  const naRua = { status: 'em_entrega' } as const;
  const cancelada = parada(1, 1, { status: 'cancelada', desfecho: 'cancelada', a_devolver: true });
  const rota = unica([parada(2, 2, naRua), cancelada]);
  expect(rota.paradas.map(({ id, status }) => [id, status])).toEqual([
    [1, 'em_entrega'],
    [2, 'em_entrega'],
  ]);
  expect([rota.status, proximaParada(rota, null, [])?.id]).toEqual(['em_entrega', 2]);
  expect(rota.paradas.map(foiCancelada)).toEqual([true, false]);
  expect(unica([{ ...cancelada, total_rota: 0 }])).toMatchObject({ status: 'em_entrega', total: 1 });
  expect(emRotas([{ ...cancelada, a_devolver: false }])).toEqual([]);
});

it('goes on from the least advanced stop', () => {
  const rota = unica([parada(1, 1, { status: 'em_entrega' }), parada(2, 2, { status: 'em_retirada' })]);
  expect([rota.status, byParada(rota)]).toEqual(['em_retirada', false]);
  expect(proximaParada(rota, 1, [])?.id).toBe(2);
});

it('finishes the stop the courier points to, else the first by order that is not done', () => {
  const rota = unica([1, 2, 3].map((n) => parada(n, n, { status: 'em_entrega' })));
  expect(byParada(rota)).toBe(true);
  expect(proximaParada(rota, null, [])?.id).toBe(1);
  expect(proximaParada(rota, 3, [])?.id).toBe(3);
  expect(proximaParada(rota, 3, [3])?.id).toBe(1);
  expect(proximaParada(rota, null, [1, 2, 3])).toBeUndefined();
});

// [minhas-entregas]
it('lists the three that were finished last, whichever was asked for first', () => {
  const as = (id: number, minuto: number) =>
    sampleAceita({ id, status: 'finalizada', data_status: `2026-11-21T22:0${minuto}:00.000Z` });
  expect(ultimasFinalizadas([as(4, 1), as(3, 2), as(2, 4), as(1, 3)]).map(({ id }) => id)).toEqual([2, 1, 3]);
});

const etapa = (novo_status: Etapa['novo_status'], when: number, mais: Partial<Etapa> = {}): Etapa => ({
  tipo: 'etapa',
  solicitacao_id: 1,
  endereco: 'Rua A, 1',
  novo_status,
  paradas: [1, 2],
  quando: when,
  ...mais,
});
const all = (passos: readonly Passo[]) => new Set(passos.map(idDoPasso));
const rota = [sampleAceita({ id: 1 }), sampleAceita({ id: 2, ordem: 2 }), sampleAceita({ id: 3, rota_id: 3 })];
const status = (passos: readonly Passo[]) => comPassos(rota, passos).map((uma) => uma.status);

it('goes on from what waits on the phone, stop by stop of the route that took it', () => {
  expect(status([etapa('em_retirada', 1)])).toEqual(['em_retirada', 'em_retirada', 'aceita']);
  expect(status([etapa('em_retirada', 1), etapa('em_entrega', 2)])).toEqual(['em_entrega', 'em_entrega', 'aceita']);
});

// [passos]
it('shows no step that does not follow, and no end before the server has said so', () => {
  expect(status([etapa('em_entrega', 1)])).toEqual(['aceita', 'aceita', 'aceita']);
  const fim = etapa('finalizada', 3, { paradas: [1] });
  expect(status([etapa('em_retirada', 1), etapa('em_entrega', 2), fim])[0]).toBe('em_entrega');
  expect(storedEnd([etapa('em_entrega', 2), fim])).toEqual(new Set([1]));
});

it('what is on its way with a line, was refused, or stands behind a refused one is not gone on from', () => {
  const [chegada, saida] = [etapa('em_retirada', 1), etapa('em_entrega', 2)];
  expect(storedPassos([chegada], new Set())).toEqual([]);
  const recusada = { ...chegada, recusa: 'Cancelada' };
  const other = etapa('em_retirada', 3, { solicitacao_id: 3, paradas: [3] });
  expect(storedPassos([recusada, saida, other], all([recusada, saida, other]))).toEqual([other]);
});
