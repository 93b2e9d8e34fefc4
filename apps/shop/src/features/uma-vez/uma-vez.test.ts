import { expect, test } from 'vitest';
import { SEGUNDO_TOQUE_MS, umaVez } from './uma-vez.ts';

test('of two taps one acts, also when the first one ends before the second comes', () => {
  let agora = 0;
  const guarda = umaVez(() => agora);
  expect(guarda.comecar()).toBe(true);
  expect(guarda.comecar()).toBe(false);
  agora += 60;
  guarda.terminar(true);
  agora += SEGUNDO_TOQUE_MS - 1;
  expect(guarda.fechada()).toBe(true);
  expect(guarda.comecar()).toBe(false);
  agora += 1;
  expect(guarda.comecar()).toBe(true);
});

test('after a failure the next tap tries again at once', () => {
  const guarda = umaVez(() => 0);
  guarda.comecar();
  guarda.terminar(false);
  expect(guarda.fechada()).toBe(false);
  expect(guarda.comecar()).toBe(true);
});
