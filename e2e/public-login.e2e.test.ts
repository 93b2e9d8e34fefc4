import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const PASSWORD = 'demo1234';
/** Wrong attempts for one name and one address before the server asks to wait. */
const ATTEMPTS = 10;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ env: { SEED: 'demo', LOGIN_FALHAS_USUARIO: String(ATTEMPTS) } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

async function visit(options: BrowserContextOptions = desktop, path = '/login'): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.baseUrl, ...options });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
  return page;
}

/** Fills in the form. The radio is off screen, so the test presses its label, as a person does. */
async function fill(page: Page, tipo: string, usuario: string, senha: string) {
  await page.getByText(tipo, { exact: true }).first().click();
  await page.locator('input[name=usuario]').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
}
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const stored = (page: Page) => page.evaluate<Record<string, string>>('({ ...localStorage })');

// [entrada]
describe.each([
  { tipo: 'Entregador', usuario: 'joao', nome: 'João Batista Ferreira', casa: '/dashboard', user_type: 'entregador' },
  { tipo: 'Administrador', usuario: 'admin', nome: 'Renata Prado', casa: '/admin', user_type: 'admin' },
  { tipo: 'Suporte', usuario: 'suporte', nome: 'Carla Dias', casa: '/suporte', user_type: 'suporte' },
])('$tipo', ({ tipo, usuario, nome, casa, user_type }) => {
  test('signs in, is welcomed by name and led to the panel', async () => {
    const page = await visit();
    await fill(page, tipo, usuario, PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await toast(page, `Bem-vindo, ${nome}!`);
    await expect
      .poll(() => stored(page))
      .toMatchObject({ user_type, user_name: nome, user_id: expect.stringMatching(/^\d+$/) });
    await page.waitForURL((url) => url.pathname.startsWith(casa), { waitUntil: 'commit' });
  });
});

test('Comércio signs in with its name and is led to its panel', async () => {
  const page = await visit();
  await fill(page, 'Comércio', 'pizzaria bella massa', PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await toast(page, 'Bem-vindo, Pizzaria Bella Massa!');
  const session = await stored(page);
  expect(session).toMatchObject({ user_type: 'comercio', comercio_nome: 'Pizzaria Bella Massa' });
  expect(session).not.toHaveProperty('user_id');
  await page.waitForURL((url) => url.pathname.startsWith('/comercio'), { waitUntil: 'commit' });
});

test("the user name's label follows the access type, and the last type is remembered", async () => {
  const page = await visit(phone);
  for (const [tipo, label] of [
    ['Entregador', 'Usuário'],
    ['Comércio', 'Nome do Comércio'],
    ['Administrador', 'Usuário'],
    ['Suporte', 'Usuário de Suporte'],
  ] as const) {
    await page.getByText(tipo, { exact: true }).click();
    await page.getByRole('textbox', { name: label, exact: true }).waitFor();
  }
  await page.reload();
  await page.getByRole('textbox', { name: 'Usuário de Suporte' }).waitFor();
});

test('any failure says so, keeps the name, and puts the focus into the password, by keyboard alone', async () => {
  const page = await visit();
  await page.locator('input[name=usuario]').focus();
  await page.keyboard.type('joao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('errada');
  await page.keyboard.press('Enter');
  await toast(page, 'Credenciais inválidas');
  await page.getByRole('alert').getByText('Confira o tipo de acesso, o usuário e a senha.').waitFor();
  await expect.poll(() => page.locator('input[name=usuario]').inputValue()).toBe('joao');
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("name")')).toBe('senha');
  await expect.poll(() => page.evaluate('document.activeElement?.selectionEnd')).toBe('errada'.length);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await toast(page, 'Bem-vindo, João Batista Ferreira!');
});

test('an unreachable server is a failure like any other, and the line above the form tells why', async () => {
  const page = await visit();
  await page.route('**/api/login', (route) => route.abort());
  await fill(page, 'Entregador', 'joao', PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await toast(page, 'Credenciais inválidas');
  await page.getByText('Sem resposta do servidor. Confira a internet e tente de novo.').waitFor();
});

test('while it waits the button says so and cannot be pressed twice', async () => {
  const page = await visit();
  let asked = 0;
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    asked += 1;
    await pressed;
    await route.continue();
  });
  await fill(page, 'Entregador', 'joao', PASSWORD);
  const button = page.locator('button[type=submit]');
  await button.click();
  await page.getByText('Entrando...').waitFor();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await button.click({ force: true });
  answer();
  await toast(page, /^Bem-vindo/);
  expect(asked).toBe(1);
});

test('empty fields are named before anything is sent', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Informe o usuário', { exact: true }).waitFor();
  await page.getByText('Informe a senha', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("name")')).toBe('usuario');
});

test('after too many attempts it says when to come back', async () => {
  const page = await visit();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    await page.request.post('/api/login', { data: { usuario: 'ninguem', senha: 'x', user_type: 'entregador' } });
  await fill(page, 'Entregador', 'ninguem', 'errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await toast(page, /^Muitas tentativas\. Tente de novo em \d+ min\.$/);
});

test('the password can be shown', async () => {
  const page = await visit(phone);
  const senha = page.getByLabel('Senha', { exact: true });
  await senha.fill('segredo');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect.poll(() => senha.getAttribute('type')).toBe('text');
});

test('its links lead to the registration and back to /', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Cadastre-se' }).click();
  await page.waitForURL('**/cadastro');
  await page.getByRole('link', { name: 'Faça login' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await page.waitForURL(`${product.baseUrl}/`);
});

test('an ended session says why the person is here', async () => {
  const page = await visit(desktop, '/login?sessao=encerrada');
  await page.getByText('Sua sessão terminou. Entre de novo.').waitFor();
});
