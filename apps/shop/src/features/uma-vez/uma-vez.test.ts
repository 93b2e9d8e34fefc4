import { expect, test } from 'vitest';
import { SEGUNDO_TOQUE_MS, umaVez } from './uma-vez.ts';

test('of two taps one acts', () => {
  const guarda = umaVez(() => 0);
  expect(guarda.comecar()).toBe(true);
  expect(guarda.comecar()).toBe(false);
  guarda.terminar(true);
  expect(guarda.comecar()).toBe(true);
});

test('a tap right after the end is the second one of a double tap', () => {
  let agora = 0;
  const guarda = umaVez(() => agora);
  expect(guarda.segundoToque()).toBe(false);
  guarda.comecar();
  expect(guarda.segundoToque()).toBe(true);
  guarda.terminar(true);
  agora += SEGUNDO_TOQUE_MS - 1;
  expect(guarda.segundoToque()).toBe(true);
  agora += 1;
  expect(guarda.segundoToque()).toBe(false);
});

test('after a failure the next tap is a new try', () => {
  const guarda = umaVez(() => 0);
  guarda.comecar();
  guarda.terminar(false);
  expect(guarda.segundoToque()).toBe(false);
  expect(guarda.comecar()).toBe(true);
});
