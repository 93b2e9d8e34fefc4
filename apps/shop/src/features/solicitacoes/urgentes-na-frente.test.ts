import { sampleSolicitacao } from '@corre/contract/solicitacoes/sample.ts';
import { expect, test } from 'vitest';
import { esperaComoNormal, urgentesNaFrente } from './urgentes-na-frente.ts';

const urgente = (rota_id: number, fields = {}) =>
  sampleSolicitacao({ id: rota_id, rota_id, urgente: true, prioritaria: true, ...fields });

const NOW = Date.parse('2026-11-23T20:00:00.000Z');
const haMinutos = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

test('routes are counted once: those that wait in front, and those that went there in the last ten minutes', () => {
  const antiga = { data_solicitacao: haMinutos(30) };
  const list = [
    urgente(1, antiga),
    urgente(2, antiga),
    urgente(2, { id: 9, ordem: 2, ...antiga }),
    urgente(3, { prioritaria: false, data_solicitacao: haMinutos(1) }),
    urgente(4, { status: 'aceita', data_solicitacao: haMinutos(11) }),
    urgente(6, { status: 'finalizada', data_solicitacao: haMinutos(9) }),
    sampleSolicitacao({ id: 5, rota_id: 5 }),
  ];
  expect(urgentesNaFrente(list, NOW)).toBe(3);
  expect(urgentesNaFrente([], NOW)).toBe(0);
});

test('an urgent one that waits behind the others queues as normal; one that was taken does not wait', () => {
  expect(esperaComoNormal(urgente(1, { prioritaria: false }))).toBe(true);
  expect(esperaComoNormal(urgente(1))).toBe(false);
  expect(esperaComoNormal(urgente(1, { prioritaria: false, status: 'aceita' }))).toBe(false);
  expect(esperaComoNormal(urgente(1, { prioritaria: false, agendada: true }))).toBe(false);
  expect(esperaComoNormal(sampleSolicitacao())).toBe(false);
});
