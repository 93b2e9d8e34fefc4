// @vitest-environment jsdom
import { SOM_OFERTA_MAX_MS, SOM_OFERTA_MS } from '@corre/contract/constants.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlockSound, useRepeatingSound } from './repeating-sound.ts';

/** Notes that the browser would have played. An offer's tune has two. */
let notes = 0;

// jsdom has no Web Audio.
class Node {
  gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  connect = () => this;
  start = () => (notes += 1);
  stop = () => undefined;
}
class Context {
  state = 'running';
  currentTime = 0;
  destination = {};
}

beforeEach(() => {
  vi.useFakeTimers();
  notes = 0;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// [oferta-som]
test('the sound of an offer repeats every 1.5 s, is silent after 15 s, and stops with the offer', () => {
  expect(unlockSound()).toBe(true);
  const options = { tune: 'oferta', every: SOM_OFERTA_MS, stopAfter: SOM_OFERTA_MAX_MS } as const;
  const { rerender } = renderHook(({ active }) => useRepeatingSound({ ...options, active }), {
    initialProps: { active: true },
  });
  expect(notes).toBe(2);
  vi.advanceTimersByTime(1_500);
  expect(notes).toBe(4);
  vi.advanceTimersByTime(13_500);
  const whole = notes;
  expect(whole).toBeGreaterThanOrEqual(20);
  vi.advanceTimersByTime(60_000);
  expect(notes).toBe(whole);
  rerender({ active: false });
  rerender({ active: true });
  vi.advanceTimersByTime(1_500);
  expect(notes).toBe(whole + 4);
  rerender({ active: false });
  vi.advanceTimersByTime(1_500);
  expect(notes).toBe(whole + 4);
});
