import { expect, it } from 'vitest';
import { atrasDe, type Etapa, esperaDe, idDoPasso, type Marco, mesmoAto, proximoAEnviar, UNDO_MS } from './passo.ts';

const etapa = (
  solicitacao_id: number,
  novo_status: Etapa['novo_status'],
  when: number,
  mais: Partial<Etapa> = {},
): Etapa => ({
  tipo: 'etapa',
  solicitacao_id,
  endereco: 'Rua A, 1',
  novo_status,
  paradas: [solicitacao_id],
  quando: when,
  ...mais,
});
const marco = (solicitacao_id: number, when: number): Marco => ({
  tipo: 'marco',
  marco: 'no_cliente',
  solicitacao_id,
  endereco: 'Rua A, 1',
  quando: when,
});
const prova = { codigo: '0417', recebedor: null, foto: false };

const saida = etapa(7, 'em_entrega', 1, { paradas: [7, 8] });
const fim7 = etapa(7, 'finalizada', 2, { prova });
const fim8 = etapa(8, 'finalizada', 3, { prova });

// [passos-guardados]
it('sends in the order of the taps', () => {
  expect(proximoAEnviar([saida, marco(7, 2), fim7], 9)).toBe(saida);
  expect(proximoAEnviar([marco(7, 2), fim7], 9)).toEqual(marco(7, 2));
});

it('an end without a proof goes when it can no longer be taken back, one with a proof at once', () => {
  const semProva = etapa(7, 'finalizada', 2);
  expect(proximoAEnviar([semProva], 2 + UNDO_MS - 1)).toBeUndefined();
  expect(proximoAEnviar([semProva], 2 + UNDO_MS)).toBe(semProva);
  expect([esperaDe(semProva, 2), esperaDe(fim7, 2), esperaDe(saida, 1)]).toEqual([UNDO_MS, 0, 0]);
});

it('what was tapped later than now is due: the clock was set back before the app was opened again', () => {
  const semProva = etapa(7, 'finalizada', 3_600_000);
  expect(proximoAEnviar([semProva], 5)).toBe(semProva);
  expect(proximoAEnviar([etapa(7, 'em_entrega', 3_600_000)], 5)).toBeDefined();
});

it('nothing overtakes what can still be taken back of the same delivery; another delivery goes on', () => {
  const semProva = etapa(7, 'finalizada', 2);
  expect(proximoAEnviar([semProva, marco(7, 3), fim8], 3)).toBe(fim8);
});

it('behind what was refused its own delivery waits, and no other one', () => {
  const recusada = { ...fim7, recusa: 'Código incorreto.' };
  expect(proximoAEnviar([recusada, marco(7, 3), fim8], 9)).toBe(fim8);
  expect(proximoAEnviar([recusada, marco(7, 3)], 9)).toBeUndefined();
  expect(proximoAEnviar([{ ...saida, recusa: 'Cancelada' }, fim7, fim8], 9)).toBeUndefined();
});

it('names what waits behind a refused one', () => {
  const recusada = { ...saida, recusa: 'Cancelada' };
  expect(atrasDe([marco(7, 0), recusada, fim7, marco(9, 2), fim8], recusada)).toEqual([fim7, fim8]);
});

// [passos]
it('two taps of one step are one act, whichever stop of the route they named', () => {
  expect(mesmoAto(saida, etapa(8, 'em_entrega', 5, { paradas: [8, 7] }))).toBe(true);
  expect(mesmoAto(fim7, fim8)).toBe(false);
  expect(mesmoAto(fim7, marco(7, 2))).toBe(false);
});

it('has one key over a reload', () => {
  expect(idDoPasso(saida)).toBe('etapa-7-em_entrega-1');
  expect(idDoPasso(marco(7, 2))).toBe('marco-7-no_cliente-2');
});
