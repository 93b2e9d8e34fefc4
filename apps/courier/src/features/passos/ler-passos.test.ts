import { expect, it } from 'vitest';
import { passosDe } from './ler-passos.ts';
import type { Passo } from './passo.ts';

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

it('finds steps of all sorts, in their order', () => {
  expect(passosDe(structuredClone(passos))).toEqual(passos);
});

it.each([
  [undefined],
  ['lixo'],
  [{ solicitacao_id: 7 }],
  [[null, { ...comum, tipo: 'etapa', novo_status: 'cancelada', paradas: [7] }]],
  [[{ ...comum, tipo: 'etapa', novo_status: 'finalizada', paradas: [7], prova: { codigo: 417 } }]],
  [[{ ...comum, tipo: 'marco', marco: 'codigo_ok' }]],
  [[{ ...comum, tipo: 'problema', motivo: 'preguiça', mensagem: '', foto: false }]],
])('takes nothing else for a step: %j', (valor) => {
  expect(passosDe(valor)).toEqual([]);
});
