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
