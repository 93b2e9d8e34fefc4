// @vitest-environment jsdom
import { openSealed, wantSealed } from '@corre/ui/shell/sealed/sealed.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { acolherNovidades, dizerNovidade, entendi, NOVIDADES_SLOT, useNovidades } from './novidades.ts';

/** jsdom has no IndexedDB, as a device that refuses. e2e/sealed.e2e.test.ts has the real one, with two tabs. */

const cancelada = {
  id: 'entrega-7',
  titulo: 'Entrega cancelada',
  texto: 'O comércio cancelou a entrega: Rua A, 1',
  quando: 1,
};
const offline = { id: 'offline-1', titulo: 'Você ficou offline', texto: '3 ofertas seguidas sem resposta', quando: 2 };
/** An account of its own for each test: the lines of one are not another's. */
let contas = 0;
const lidas = () => renderHook(useNovidades).result.current;

beforeAll(() => wantSealed([NOVIDADES_SLOT]));
beforeEach(() => openSealed(`entregador:${++contas}`));

// [novidades]
it('what is new is so until it was read, and is told once', () => {
  dizerNovidade(cancelada);
  dizerNovidade(cancelada);
  expect(lidas()).toEqual([{ ...cancelada, lida: false }]);
  act(entendi);
  dizerNovidade(cancelada);
  dizerNovidade(offline);
  expect(lidas()).toEqual([
    { ...cancelada, lida: true },
    { ...offline, lida: false },
  ]);
});

it('what was read anywhere is read, and the lines of two lists stand by their time', async () => {
  dizerNovidade({ ...offline, quando: 3 });
  await acolherNovidades([{ ...offline, quando: 3, lida: true }, { ...cancelada, lida: false }, { id: 'lixo' }]);
  expect(lidas()).toEqual([
    { ...cancelada, lida: false },
    { ...offline, quando: 3, lida: true },
  ]);
});

it('keeps the last twenty', () => {
  for (let n = 0; n < 25; n += 1) dizerNovidade({ ...cancelada, id: `entrega-${n}` });
  expect(lidas()).toHaveLength(20);
});
