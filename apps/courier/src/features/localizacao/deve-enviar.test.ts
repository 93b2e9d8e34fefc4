import { expect, it } from 'vitest';
import { deveEnviar } from './deve-enviar.ts';

const aqui = { latitude: -23.42, longitude: -51.94, precisao: 8 };
/** 0.0003 of a degree are 33 m to the north. */
const adiante = { ...aqui, latitude: aqui.latitude + 0.0003 };
/** 0.0002 of a degree are 22 m to the north, and 20 m to the east. */
const perto = { ...aqui, latitude: aqui.latitude + 0.0002 };
const aoLado = { ...aqui, longitude: aqui.longitude + 0.0002 };

// [localizacao]
it.each([
  ['the first position', null, aqui, 0, true],
  ['a move after 20 s', { ...aqui, quando: 0 }, adiante, 20_000, true],
  ['a move before', { ...aqui, quando: 0 }, adiante, 19_999, false],
  ['a step to the north', { ...aqui, quando: 0 }, perto, 30_000, false],
  ['a step to the east', { ...aqui, quando: 0 }, aoLado, 30_000, false],
  ['no move for a minute', { ...aqui, quando: 0 }, aqui, 60_000, true],
  ['no move for less', { ...aqui, quando: 0 }, aqui, 59_999, false],
] as const)('%s is sent: %o → %o', (_, antes, lugar, agora, enviada) => {
  expect(deveEnviar(antes, lugar, agora)).toBe(enviada);
});
