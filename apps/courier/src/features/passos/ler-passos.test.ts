// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readPassos, STORAGE_KEY, storePassos } from './ler-passos.ts';
import type { Passo } from './passo.ts';

beforeEach(() => localStorage.clear());

const comum = { solicitacao_id: 7, endereco: 'Rua A, 1', quando: 1, feita_em: '2026-11-21T22:42:00.000Z' };
const passos: Passo[] = [
  { ...comum, tipo: 'etapa', novo_status: 'em_entrega', paradas: [7, 8] },
  { ...comum, tipo: 'marco', marco: 'entregue', codigo: 'AB-77', recusa: 'Código incorreto.' },
  { ...comum, tipo: 'problema', motivo: 'pane', mensagem: '', foto: true },
  {
    ...comum,
    tipo: 'etapa',
    novo_status: 'finalizada',
    paradas: [7],
    prova: { codigo: '0417', recebedor: 'Lúcia', foto: true },
  },
];

it('keeps steps of all sorts over a reload, in their order, and forgets them once they were sent', () => {
  storePassos(passos);
  expect(readPassos()).toEqual(passos);
  storePassos([]);
  expect(readPassos()).toEqual([]);
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

it('finds what the version before kept, in the order of the taps, and leaves nothing of it behind', () => {
  const etapa = {
    solicitacao_id: 7,
    novo_status: 'finalizada',
    quando: 2,
    prova: { codigo: '1', recebedor: null, foto: false },
  };
  localStorage.setItem('etapa_guardada', JSON.stringify([etapa]));
  localStorage.setItem('marcos_guardados', JSON.stringify([{ solicitacao_id: 7, tipo: 'no_cliente', quando: 1 }]));
  const lidos = readPassos();
  expect(lidos).toEqual([
    { tipo: 'marco', marco: 'no_cliente', solicitacao_id: 7, endereco: '', quando: 1 },
    { ...etapa, tipo: 'etapa', endereco: '', paradas: [7] },
  ]);
  storePassos(lidos);
  expect(localStorage.getItem('etapa_guardada')).toBeNull();
  expect(readPassos()).toEqual(lidos);
});

it.each([
  'lixo',
  '{"solicitacao_id":7}',
  JSON.stringify([null, { ...comum, tipo: 'etapa', novo_status: 'cancelada', paradas: [7] }]),
  JSON.stringify([{ ...comum, tipo: 'etapa', novo_status: 'finalizada', paradas: [7], prova: { codigo: 417 } }]),
  JSON.stringify([{ ...comum, tipo: 'marco', marco: 'codigo_ok' }]),
  JSON.stringify([{ ...comum, tipo: 'problema', motivo: 'preguiça', mensagem: '', foto: false }]),
])('takes nothing else for a step: %s', (text) => {
  localStorage.setItem(STORAGE_KEY, text);
  expect(readPassos()).toEqual([]);
});
