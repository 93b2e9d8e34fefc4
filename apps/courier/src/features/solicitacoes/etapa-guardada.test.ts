// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DESFAZER_MS, type EtapaGuardada, guardarEtapas, lerEtapas, proximaAEnviar } from './etapa-guardada.ts';

beforeEach(() => localStorage.clear());

const saida: EtapaGuardada = { solicitacao_id: 7, novo_status: 'em_entrega', quando: 1 };
const entrega: EtapaGuardada = { solicitacao_id: 8, novo_status: 'finalizada', quando: 2 };

it('keeps steps over a reload and forgets them once they were sent', () => {
  guardarEtapas([saida, entrega]);
  expect(lerEtapas()).toEqual([saida, entrega]);
  guardarEtapas([]);
  expect(lerEtapas()).toEqual([]);
});

it('keeps the proof of a finished delivery and the instant of the tap with it', () => {
  const provada: EtapaGuardada = {
    ...entrega,
    feita_em: '2026-11-21T22:42:00.000Z',
    prova: { codigo: '0417', recebedor: 'Lúcia', foto: true },
  };
  guardarEtapas([provada]);
  expect(lerEtapas()).toEqual([provada]);
  localStorage.setItem('etapa_guardada', JSON.stringify([{ ...provada, prova: { codigo: 417 } }]));
  expect(lerEtapas()).toEqual([]);
});

it('sends a milestone before the step that was tapped after it', () => {
  const chegada = { solicitacao_id: 8, tipo: 'no_cliente', quando: 1 };
  expect(proximaAEnviar([entrega, chegada], 2 + DESFAZER_MS)).toBe(chegada);
});

it('finds the one step that an earlier version kept', () => {
  localStorage.setItem('etapa_guardada', JSON.stringify(saida));
  expect(lerEtapas()).toEqual([saida]);
});

it('takes nothing else for a step', () => {
  localStorage.setItem('etapa_guardada', '[{"solicitacao_id":7,"novo_status":"cancelada"},null]');
  expect(lerEtapas()).toEqual([]);
  localStorage.setItem('etapa_guardada', 'lixo');
  expect(lerEtapas()).toEqual([]);
});

it('sends a step at once, in the order of the taps, and a finished delivery only when it can no longer be taken back', () => {
  expect(proximaAEnviar([entrega, saida], 2)).toBe(saida);
  expect(proximaAEnviar([entrega], 2 + DESFAZER_MS - 1)).toBeUndefined();
  expect(proximaAEnviar([entrega], 2 + DESFAZER_MS)).toBe(entrega);
});
