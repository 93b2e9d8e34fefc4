import { expect, it } from 'vitest';
import { distanciaDasParadas } from './proxima.ts';

const em = (latitude: number) => `https://maps.google.com/?q=${latitude},-51.9333`;
const loja = em(-23.42);
const parada = (link_localizacao: string | null, comercio_link: string | null = loja) => ({
  comercio_link,
  link_localizacao,
});

it('is the straight line from the shop to the door', () => {
  expect(distanciaDasParadas([parada(em(-23.44))])).toBe(2224);
});

it('of a route goes over every stop in its order', () => {
  expect(distanciaDasParadas([parada(em(-23.44)), parada(em(-23.43))])).toBe(3336);
});

it.each([
  ['the shop', [parada(em(-23.44), null)]],
  ['one of the stops', [parada(em(-23.44)), parada('https://maps.app.goo.gl/x')]],
])('is not told where the place of %s is not known', (_, paradas) => {
  expect(distanciaDasParadas(paradas)).toBeNull();
});
