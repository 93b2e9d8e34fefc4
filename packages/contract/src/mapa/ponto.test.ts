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
    'https://www.google.com/maps/search/-23.4205,+-51.9333',
    'https://www.google.com/maps/search/-23.4205,-51.9333?sa=X',
    'https://www.google.com/maps/search/-23.4205,%20-51.9333/@-23.9,-51.1,12z',
    'https://www.google.com/maps/place/-23.4205,-51.9333',
    'https://www.google.com/maps/place/-23.4205,-51.9333/@-23.9,-51.1,12z',
    'https://www.google.com/maps/dir//-23.4205,-51.9333',
    'https://www.google.com/maps/dir//-23.4205,-51.9333/@-23.9,-51.1,12z',
    'https://www.google.com/maps/dir/-23.9,-51.1/-23.4205,-51.9333/@-23.8,-51.5,12z',
    'https://www.google.com/maps/dir/Rua+A/Rua+B/@-23.9,-51.1,12z/data=!4m14!1m5!1m1!1s0x1!2m2!1d-51.5!2d-23.5!1m5!1m1!1s0x2!2m2!1d-51.9333!2d-23.4205',
    'https://www.google.com/maps/dir/?api=1&origin=-23.9,-51.1&destination=-23.4205,-51.9333',
    'https://maps.google.com/?saddr=-23.9,-51.1&daddr=-23.4205,-51.9333',
    'https://maps.google.com/?q=Loja@-23.4205,-51.9333',
    'https://maps.google.com/?q=Loja%20Bella%40-23.4205%2C-51.9333',
    'https://maps.google.com/?ll=-23.9,-51.1&q=-23.4205,-51.9333',
    'https://maps.apple.com/?ll=-23.4205,-51.9333&q=Loja',
    'https://maps.apple.com/place?coordinate=-23.4205,-51.9333&name=Loja',
    'https://www.waze.com/pt-BR/live-map/directions?to=ll.-23.4205%2C-51.9333',
    'https://www.waze.com/live-map/directions?latlng=-23.4205%2C-51.9333',
    'https://www.openstreetmap.org/?mlat=-23.4205&mlon=-51.9333#map=17/-23.9/-51.1',
    'https://www.openstreetmap.org/#map=17/-23.4205/-51.9333',
    'geo:-23.4205,-51.9333',
    'geo:-23.4205,-51.9333;u=35',
    'geo:0,0?q=-23.4205,-51.9333(Loja)',
    'Minha casa: https://maps.google.com/?q=-23.4205,-51.9333. Portão azul, 12',
    'Loja Bella\nhttps://www.google.com/maps/place/Loja/@-23.4205,-51.9333,17z',
    'https://maps.google.com/?q=-23.4205, -51.9333',
  ])('is read out of %s', (link) => expect(pontoDoLink(link)).toEqual(maringa));

  it.each([
    null,
    'https://maps.app.goo.gl/loja',
    'https://www.google.com/maps/search/?api=1&query=Rua%20Neo,%2010',
    'https://maps.google.com/?q=10,%20Rua%20Neo',
    'https://maps.google.com/?q=230,410',
    'https://maps.google.com/?ll=-23.9,-51.1&q=Rua%20Neo',
    'https://www.google.com/maps/dir/Rua+A/Rua+B/@-23.9,-51.1,12z',
    'https://www.google.com/maps/dir/-23.9,-51.1/Rua+B/@-23.9,-51.1,12z',
    'geo:0,0?q=Rua+Neo+10',
    'Rua Neo, 10',
  ])('is not known of %s', (link) => expect(pontoDoLink(link)).toBeNull());
});
