import { describe, expect, it } from 'vitest';
import { pontoDoLink } from './ponto.ts';

const maringa = { latitude: -23.4205, longitude: -51.9333 };

describe('the place of a map link', () => {
  it.each([
    'https://www.google.com/maps/search/?api=1&query=-23.4205,-51.9333',
    'https://www.google.com/maps/search/?api=1&query=-23.4205%2C-51.9333',
    'https://maps.google.com/?q=-23.4205,-51.9333&z=17',
    'https://maps.google.com/maps?q=loc:-23.4205,-51.9333',
    'https://waze.com/ul?ll=-23.4205,-51.9333&navigate=yes',
    'https://www.google.com/maps/place/Loja/@-23.4205,-51.9333,17z',
    'https://www.google.com/maps/place/Loja/@-23.9,-51.1,17z/data=!3m1!4b1!4m6!3d-23.4205!4d-51.9333',
  ])('is read out of %s', (link) => expect(pontoDoLink(link)).toEqual(maringa));

  it.each([
    null,
    'https://maps.app.goo.gl/loja',
    'https://www.google.com/maps/search/?api=1&query=Rua%20Neo,%2010',
    'https://maps.google.com/?q=10,%20Rua%20Neo',
    'https://maps.google.com/?q=230,410',
  ])('is not known of %s', (link) => expect(pontoDoLink(link)).toBeNull());
});
