import { expect, it } from 'vitest';
import { fraseDaDistancia } from './destinos.tsx';

it.each([
  [2_345, '≈ 2,3 km em linha reta'],
  [996, '≈ 1 km em linha reta'],
  [784, '≈ 780 m em linha reta'],
  [2, '≈ 10 m em linha reta'],
  [null, null],
])('%s m', (metros, sentence) => expect(fraseDaDistancia(metros)).toBe(sentence));
