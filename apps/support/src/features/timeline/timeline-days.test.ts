import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { expect, test } from 'vitest';
import { timelineDays } from './timeline-days.tsx';

const now = Date.parse('2026-11-21T22:42:08Z');
const as = (hora: string) => `2026-11-21T22:${hora}Z`;
const nome_entregador = 'Ana Beatriz';
const passos: EventoDaSolicitacao[] = [
  { tipo: 'status', quando: as('33:08'), status: 'aguardando', ator_tipo: 'comercio', nome_entregador: null },
  { tipo: 'pulo', quando: as('40:58.000'), motivo: 'inalcancavel', nome_entregador: 'Rafael Tanaka' },
  { tipo: 'oferta', quando: as('40:58.000'), posicao_fila: 1, pulados: 0, nome_entregador },
  { tipo: 'entregue', quando: as('40:58.400'), nome_entregador },
  { tipo: 'vista', quando: as('40:59.100'), nome_entregador },
  { tipo: 'resposta', quando: as('41:13'), resultado: 'expirada', motivo_recusa: null, nome_entregador },
];

const pedido = (status: 'aguardando' | 'aceita') => ({ status, data_solicitacao: '2026-11-21T22:33:08Z' });
const oferta = {
  motivo: 'oferta_aberta',
  muda_em: '2026-11-21T22:42:13Z',
  nome_entregador: 'Ana Beatriz',
  online: 1,
  ocupados: 0,
  em_pausa: 0,
  sem_sinal: 0,
  a_frente: 0,
} as const;

test('an offer carries when it reached the phone and was seen, and its answer stands apart', () => {
  const eventos = timelineDays(passos, pedido('aguardando'), oferta, now).flatMap((um) => um.eventos);
  expect(eventos.map(({ hora, title }) => `${hora} ${title}`)).toEqual([
    '19:33:08 Solicitação criada',
    '19:40:58 Rafael Tanaka',
    '19:40:58 Oferta para Ana Beatriz',
    '19:41:13 Ana Beatriz',
    'agora Esperando há 9 min',
  ]);
  expect(eventos[2]?.detalhe).toBe('Oferecida ao 1º da fila · entregue em 0,4 s · vista em 1,1 s');
  expect(eventos[3]?.detalhe).toBe('Deixou passar');
});

test('an offer made again carries what its own phone reported', () => {
  const other: EventoDaSolicitacao = {
    tipo: 'oferta',
    quando: as('45:00'),
    posicao_fila: 2,
    pulados: 0,
    nome_entregador,
  };
  const vista: EventoDaSolicitacao = { tipo: 'vista', quando: as('45:02'), nome_entregador };
  const [first, segunda] = timelineDays([...passos.slice(0, 4), other, vista], pedido('aceita'), undefined, now)
    .flatMap((um) => um.eventos)
    .slice(-2);
  expect(first?.detalhe).toBe('Oferecida ao 1º da fila · entregue em 0,4 s');
  expect(segunda?.detalhe).toBe('Oferecida ao 2º da fila · vista em 2,0 s');
});

test('a request that waits ends with the reason and with when that changes', () => {
  const [dia] = timelineDays(passos, pedido('aguardando'), oferta, now);
  expect(dia?.eventos.at(-1)?.detalhe).toBe('Oferta aberta para Ana Beatriz. Sem resposta, passa adiante às 19:42:13.');
});

test('a request that no longer waits has no present', () => {
  const [dia] = timelineDays(passos, pedido('aceita'), undefined, now);
  expect(dia?.eventos.at(-1)?.hora).toBe('19:41:13');
});

test('steps of another day stand under their own day', () => {
  const after: EventoDaSolicitacao = {
    tipo: 'status',
    quando: '2026-11-22T03:30:00Z',
    status: 'cancelada',
    ator_tipo: 'comercio',
    nome_entregador: null,
  };
  const dias = timelineDays([...passos, after], pedido('aceita'), undefined, now);
  expect(dias.map(({ dia, eventos }) => [dia, eventos.length])).toEqual([
    ['2026-11-21', 4],
    ['2026-11-22', 1],
  ]);
});

test('what support did carries its reason', () => {
  const motivo = 'moto quebrou: guincho';
  const done: EventoDaSolicitacao = {
    tipo: 'intervencao',
    quando: as('41:30'),
    acao: 'finalizar',
    motivo,
    nome_entregador,
  };
  const [dia] = timelineDays([done], pedido('aceita'), undefined, now);
  expect(dia?.eventos[0]).toMatchObject({
    title: 'O suporte finalizou',
    detalhe: 'Motivo: moto quebrou: guincho · Ana Beatriz',
  });
});
