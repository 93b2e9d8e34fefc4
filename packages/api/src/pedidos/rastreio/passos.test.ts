import { expect, test } from 'vitest';
import { passosDe } from './passos.ts';

type Etapas = Parameters<typeof passosDe>[0];
const etapas = (...nomes: Etapas[number]['etapa'][]): Etapas =>
  nomes.map((etapa, n) => ({ etapa, quando: `2026-11-22T12:0${n}:00.000Z` }));

test('a delivery that went straight on shows every step', () => {
  const todas = etapas('aguardando', 'pronto', 'aceita', 'em_retirada', 'em_entrega', 'no_cliente', 'finalizada');
  expect(passosDe(todas)).toEqual(todas);
});

test('one that was given up after it was ready is looking for a courier again, since it was sent', () => {
  const todas = etapas('aguardando', 'aceita', 'pronto', 'em_retirada', 'aguardando');
  expect(passosDe(todas)).toEqual([todas[0], todas[2]]);
});

test('one whose step was undone shows nothing of the step', () => {
  const nomes = passosDe(etapas('aguardando', 'aceita', 'em_retirada', 'em_entrega', 'no_cliente', 'em_retirada'));
  expect(nomes.map(({ etapa }) => etapa)).toEqual(['aguardando', 'aceita', 'em_retirada']);
});
