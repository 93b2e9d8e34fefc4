import { describe, expect, test } from 'vitest';
import { demonstration } from './demonstration.ts';
import { settled } from './settled.ts';

/** A page of each panel, what it reads that fails, and the toast that says so. */
const pages = [
  ['admin', '/admin/', /entregadores\.listaMascarada/, 'Erro ao carregar entregadores'],
  ['suporte', '/suporte/historico', /suspensoes\.historico/, 'Erro'],
  ['Pizzaria Bella Massa', '/comercio/historico', /faturas\.|entregas\./, 'Erro'],
  ['joao', '/dashboard/perfil', /avaliacoes\.doEntregador/, 'Erro ao carregar avaliações'],
] as const;

const { running, signedIn } = demonstration();

/**
 * What floats over the page and is seen: what is fixed to the window, toasts, pickers' buttons and lists. Base UI's
 * guards of the focus are 1 px wide.
 */
const floating = `[...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
  .filter((one) => getComputedStyle(one).position === 'fixed' ||
    one.matches('[aria-label="Fechar aviso"], [aria-label="Semana anterior"], [role=listbox], [role=menu]'))
  .map((one) => one.outerHTML.slice(0, 100))`;

describe.each(pages)("%s's paper of %s", (usuario, address, refused, said) => {
  test('has no toast', async () => {
    const page = await signedIn(usuario);
    await page.route(refused, (route) =>
      route.fulfill({ status: 500, json: [{ error: { data: { httpStatus: 500 } } }] }),
    );
    await page.goto(running().product.baseUrl + address);
    await page.getByRole('status').filter({ hasText: said }).first().waitFor();
    expect(await page.evaluate(floating)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(floating)).toEqual([]);
  });
});

test('the week of a history stands on the paper in words, without its picker', async () => {
  const page = await signedIn('Pizzaria Bella Massa');
  await page.goto(`${running().product.baseUrl}/comercio/historico`);
  const picker = page.getByRole('combobox', { name: 'Escolher a semana' });
  await picker.waitFor();
  await settled(page);
  const week = (await picker.locator('option:checked').textContent()) ?? '';
  expect(week).not.toBe('');
  const words = page.locator('p', { hasText: week }).last();
  expect(await words.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(floating)).toEqual([]);
  expect(await picker.isVisible()).toBe(false);
  expect(await words.isVisible()).toBe(true);
});

test('an open menu is on no paper', async () => {
  const page = await signedIn('suporte');
  await page.goto(`${running().product.baseUrl}/suporte/`);
  await page.getByRole('button', { name: /filtrar solicitações$/ }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await menu.isVisible()).toBe(false);
  expect(await page.evaluate(floating)).toEqual([]);
});

test('the pictures of the numbers stand on the paper each in its own card', async () => {
  const page = await signedIn('admin', { viewport: { width: 718, height: 1000 } });
  await page.goto(`${running().product.baseUrl}/admin/visao-geral`);
  await page.getByRole('heading', { name: /entregas em uma hora/ }).waitFor();
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const { cards, faults } = await page.evaluate<{ cards: number; faults: string[] }>(`(() => {
    const cards = [...document.querySelectorAll('main section:has(h2, figure, svg)')].filter((one) => one.checkVisibility());
    const faults = cards.flatMap((card) => {
      const bottom = card.getBoundingClientRect().bottom;
      const below = [...card.querySelectorAll('svg')].some((svg) => svg.getBoundingClientRect().bottom > bottom + 1);
      const torn = getComputedStyle(card).breakInside !== 'avoid';
      return below || torn ? [card.querySelector('h2')?.textContent + (below ? ' below' : ' torn')] : [];
    });
    return { cards: cards.length, faults };
  })()`);
  expect(cards).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
