// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FaleConosco } from '../privacidade/privacidade-dialog.tsx';
import { Contato } from './footer.tsx';

afterEach(cleanup);

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('the public pages show the contacts that are set, and nothing of the others', () => {
  render(<Contato whatsapp="5544988880000" instagram="" endereco="" />);
  expect(links()).toEqual(['https://wa.me/5544988880000']);
  cleanup();
  render(<Contato whatsapp="" instagram="" endereco="" />);
  expect(links()).toEqual([]);
});

test('the privacy notice names the ways to ask that there are', () => {
  const said = (whatsapp: string, endereco: string) => {
    const { container } = render(<FaleConosco whatsapp={whatsapp} endereco={endereco} />);
    const { textContent } = container;
    cleanup();
    return textContent;
  };
  expect(said('5544988880000', 'Rua Um, 1')).toBe('Fale com a gente pelo WhatsApp ou na base: Rua Um, 1.');
  expect(said('5544988880000', '')).toBe('Fale com a gente pelo WhatsApp.');
  expect(said('', 'Rua Um, 1')).toBe('Fale com a gente na base: Rua Um, 1.');
  expect(said('', '')).toBe('');
});
