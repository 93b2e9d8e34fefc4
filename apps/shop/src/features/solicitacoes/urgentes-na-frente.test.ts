import { expect, test } from 'vitest';
import { umaSolicitacao } from './uma-solicitacao.ts';
import { esperaComoNormal, urgentesNaFrente } from './urgentes-na-frente.ts';

const urgente = (rota_id: number, campos = {}) =>
  umaSolicitacao({ id: rota_id, rota_id, urgente: true, prioritaria: true, ...campos });

test('routes are counted once, and only those that wait before the normal ones', () => {
  const lista = [
    urgente(1),
    urgente(2),
    urgente(2, { id: 9, ordem: 2 }),
    urgente(3, { prioritaria: false }),
    urgente(4, { status: 'aceita' }),
    umaSolicitacao({ id: 5, rota_id: 5 }),
  ];
  expect(urgentesNaFrente(lista)).toBe(2);
  expect(urgentesNaFrente([])).toBe(0);
});

test('an urgent one that waits behind the others queues as normal; one that was taken does not wait', () => {
  expect(esperaComoNormal(urgente(1, { prioritaria: false }))).toBe(true);
  expect(esperaComoNormal(urgente(1))).toBe(false);
  expect(esperaComoNormal(urgente(1, { prioritaria: false, status: 'aceita' }))).toBe(false);
  expect(esperaComoNormal(urgente(1, { prioritaria: false, agendada: true }))).toBe(false);
  expect(esperaComoNormal(umaSolicitacao())).toBe(false);
});
