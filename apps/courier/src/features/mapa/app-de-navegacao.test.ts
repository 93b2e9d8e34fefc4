import { describe, expect, it } from 'vitest';
import { linkMaps, linkWaze, lojaComoDestino } from './app-de-navegacao.ts';

const maringa = { cidade: 'Maringá', uf: 'PR' };

// [navegar]
describe('the map links', () => {
  it('use the link of the request when it has one', () => {
    const destino = { endereco: 'Av. Brasil, 1', link_localizacao: 'https://maps.app.goo.gl/x' };
    expect(linkMaps(destino, maringa)).toBe('https://maps.app.goo.gl/x');
  });

  it('look for the address in the city otherwise', () => {
    const destino = { endereco: 'Rua Néo, 10 & fundos', link_localizacao: null };
    const query = encodeURIComponent('Rua Néo, 10 & fundos, Maringá - PR');
    expect(linkMaps(destino, maringa)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
    expect(linkWaze(destino, maringa)).toBe(`https://waze.com/ul?q=${query}&navigate=yes`);
  });

  it.each([
    [
      'its link',
      { comercio_endereco: 'Av. Herval, 606', comercio_link: 'https://maps.app.goo.gl/loja' },
      'https://maps.app.goo.gl/loja',
    ],
    ['its address', { comercio_endereco: 'Av. Herval, 606', comercio_link: null }, 'Av. Herval, 606, Maringá - PR'],
    ['its name', { comercio_endereco: null, comercio_link: null }, 'Doces da Avó, Maringá - PR'],
  ])('lead to the shop by %s', (_, loja, where) => {
    expect(decodeURIComponent(linkMaps(lojaComoDestino({ comercio: 'Doces da Avó', ...loja }), maringa))).toContain(
      where,
    );
  });
});
