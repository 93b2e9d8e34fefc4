import { describe, expect, it } from 'vitest';
import { linkMaps, linkWaze, lojaComoDestino } from './app-de-navegacao.ts';

const maringa = { cidade: 'Maringá', uf: 'PR' };

// [navegar]
describe('the map links', () => {
  it('use the link of the request when it has one', () => {
    const destino = { endereco: 'Av. Brasil, 1', link_localizacao: 'https://maps.app.goo.gl/x' };
    expect(linkMaps(destino, maringa)).toBe('https://maps.app.goo.gl/x');
  });

  it('lead to the coordinates of the link, with both apps', () => {
    const link_localizacao = 'https://www.google.com/maps/search/?api=1&query=-23.4205,-51.9333';
    const destino = { endereco: 'Av. Brasil, 1', link_localizacao };
    expect(linkMaps(destino, maringa)).toBe('https://www.google.com/maps/dir/?api=1&destination=-23.4205,-51.9333');
    expect(linkWaze(destino, maringa)).toBe('https://waze.com/ul?ll=-23.4205,-51.9333&navigate=yes');
  });

  it('lead to the address in the city otherwise', () => {
    const destino = { endereco: 'Rua Néo & Filhos, 10', link_localizacao: null };
    const query = encodeURIComponent('Rua Néo & Filhos, 10, Maringá - PR');
    expect(linkMaps(destino, maringa)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${query}`);
    expect(linkWaze(destino, maringa)).toBe(`https://waze.com/ul?q=${query}&navigate=yes`);
  });

  it.each([
    ['Rua Santos Dumont, 2871, interfone 31 - Zona 3', 'Rua Santos Dumont, 2871, Zona 3'],
    ['Av. Brasil, 100 apto 12 bloco B', 'Av. Brasil, 100'],
    ['Rodovia PR-317 km 5', 'Rodovia PR-317 km 5'],
  ])('name no complement: %s', (endereco, where) => {
    const destino = { endereco, link_localizacao: null };
    const query = encodeURIComponent(`${where}, Maringá - PR`);
    expect([linkMaps(destino, maringa), linkWaze(destino, maringa)]).toEqual([
      `https://www.google.com/maps/dir/?api=1&destination=${query}`,
      `https://waze.com/ul?q=${query}&navigate=yes`,
    ]);
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
