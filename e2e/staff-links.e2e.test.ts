import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const PASSWORD = 'demo1234';
const SUPPORT = '5544988880000';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ env: { SEED: 'demo', SUPORTE_WHATSAPP: SUPPORT, DEMO_ENTRADAS: 'false' } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/** Opens a page of a panel, signed in as an account of the demonstration. */
async function openAs(user_type: 'admin' | 'suporte', path: string, options: BrowserContextOptions = desktop) {
  const context = await browser.newContext({ baseURL: product.baseUrl, reducedMotion: 'reduce', ...options });
  const data = { usuario: user_type, senha: PASSWORD, user_type };
  expect((await context.request.post('/api/login', { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Opens a page in a browser that nobody has signed in to. */
async function openFresh(path: string, options: BrowserContextOptions = phone): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.baseUrl, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const linkIn = async (page: Page, name: string | RegExp) =>
  (await dialog(page, name).locator('code').textContent()) ?? '';

async function setPassword(page: Page, senha: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(senha);
  await page.getByLabel('Confirmar nova senha').fill(senha);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByRole('heading', { name: 'Senha nova salva. Entre com ela.' }).waitFor();
}

async function signIn(page: Page, tipo: string, usuario: string, senha: string) {
  await page.getByText(tipo, { exact: true }).first().click();
  await page.locator('input[name=usuario]').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

describe('the staff', () => {
  test('an administrator creates a support account, whose owner sets the password by the link and signs in', async () => {
    const admin = await openAs('admin', '/admin/configuracoes-admin');
    await admin.getByRole('link', { name: /^Equipe/ }).click();
    await admin.getByRole('heading', { level: 1, name: 'Equipe' }).waitFor();
    await admin.getByRole('button', { name: 'Nova conta' }).click();
    const nova = dialog(admin, 'Nova conta');
    await nova.getByRole('button', { name: 'Criar conta' }).click();
    await nova.getByText('Informe o nome', { exact: true }).waitFor();
    await nova.getByLabel('Nome', { exact: true }).fill('Bia Souza');
    await nova.getByLabel('Usuário').fill('joao');
    await nova.getByRole('button', { name: 'Criar conta' }).click();
    await nova.getByText('Este usuário já está em uso').waitFor();
    await nova.getByLabel('Usuário').fill('Bia.Souza');
    await nova.getByRole('button', { name: 'Criar conta' }).click();
    await nova.getByText('Conta de Bia Souza criada.').waitFor();
    await nova.getByText(/^Vale por 30 minutos, até as \d\d:\d\d, e funciona uma vez\.$/).waitFor();
    const whatsapp = await nova.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
    const link = await linkIn(admin, 'Nova conta');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(link);
    expect(await axe(admin)).toEqual([]);
    await nova.getByRole('button', { name: 'Pronto' }).click();
    await admin.getByText(/@bia\.souza · Sem sessão aberta · link para nova senha até/).waitFor();

    const bia = await openFresh(link);
    await bia.getByText('Bia Souza, seu usuário é').waitFor();
    await bia.getByRole('button', { name: 'Salvar senha' }).click();
    await bia.getByText('Digite a nova senha').waitFor();
    await bia.getByLabel('Nova senha', { exact: true }).fill('a frase da bia');
    await bia.getByLabel('Confirmar nova senha').fill('outra frase');
    await bia.getByRole('button', { name: 'Salvar senha' }).click();
    await bia.getByText('Senhas não conferem').waitFor();
    expect(await axe(bia)).toEqual([]);
    await bia.getByLabel('Nova senha', { exact: true }).fill('corinthians');
    await bia.getByLabel('Confirmar nova senha').fill('corinthians');
    await bia.getByRole('button', { name: 'Salvar senha' }).click();
    await bia.getByText('Esta senha é muito comum.').waitFor();
    await setPassword(bia, 'a frase da bia');
    // The used secret is gone from the address.
    expect(new URL(bia.url()).hash).toBe('');
    expect(await axe(bia)).toEqual([]);
    await bia.getByRole('link', { name: 'Entrar' }).click();
    await signIn(bia, 'Suporte', 'bia.souza', 'a frase da bia');
    await bia.waitForURL((url) => url.pathname.startsWith('/suporte'), { waitUntil: 'commit' });

    const again = await openFresh(link);
    await again
      .getByText(
        'Este link já foi usado. Entre com a senha nova; se não foi você que a criou, peça outro link ao administrador.',
      )
      .waitFor();
    expect(await axe(again)).toEqual([]);
    await admin.context().close();
  });

  test('an account is renamed, its devices are ended, and it is disabled and enabled again', async () => {
    const carla = await openAs('suporte', '/suporte');
    await carla.getByRole('link', { name: 'Gerenciar' }).first().waitFor();
    const admin = await openAs('admin', '/admin/equipe');
    await admin.getByRole('button', { name: 'Abrir a conta de Carla Dias' }).click();
    const conta = dialog(admin, 'Carla Dias');
    await conta.getByText(/último uso/).waitFor();
    await conta.getByLabel('Nome', { exact: true }).fill('Carla Dias Lima');
    await conta.getByRole('button', { name: 'Salvar nome' }).click();
    const renamed = dialog(admin, 'Carla Dias Lima');
    const ends = renamed.getByRole('button', { name: /^Encerrar a sessão/ });
    await ends.first().waitFor();
    const before = await ends.count();
    await ends.first().click();
    await expect.poll(() => ends.count()).toBe(before - 1);
    await renamed.getByRole('button', { name: 'Desativar conta' }).click();
    const question = admin.getByRole('alertdialog', { name: 'Desativar a conta de Carla Dias Lima?' });
    await question.getByRole('button', { name: 'Desativar conta' }).click();
    await question.waitFor({ state: 'detached' });
    await renamed.getByRole('button', { name: 'Ativar conta' }).waitFor();
    // Her panel has no session any more.
    await carla.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' });
    await renamed.getByRole('button', { name: 'Ativar conta' }).click();
    await renamed.getByRole('button', { name: 'Desativar conta' }).waitFor();
    await renamed.getByRole('button', { name: 'Fechar' }).last().click();
    await admin.getByRole('button', { name: 'Abrir a conta de Renata Prado' }).click();
    const own = dialog(admin, 'Renata Prado');
    await own.getByText('Esta é a sua conta: a senha e os aparelhos ficam em Configurações.').waitFor();
    expect(await own.getByRole('button', { name: 'Desativar conta' }).count()).toBe(0);
    expect(await axe(admin)).toEqual([]);
    await admin.context().close();
    await carla.context().close();
  });
});

describe('a forgotten password', () => {
  test('a courier asks at the login, gets a link from support, and signs in with the new password', async () => {
    const joao = await openFresh('/login');
    await joao.locator('input[name=usuario]').fill('joao');
    await joao.getByRole('button', { name: 'Esqueci a senha' }).click();
    const ask = dialog(joao, 'Esqueceu a senha?').getByRole('link', { name: 'Pedir por WhatsApp' });
    const asked = new URL((await ask.getAttribute('href')) ?? '');
    expect(asked.origin + asked.pathname).toBe(`https://wa.me/${SUPPORT}`);
    expect(asked.searchParams.get('text')).toContain('Meu usuário é joao.');
    expect(await axe(joao)).toEqual([]);

    const support = await openAs('suporte', '/suporte/entregadores');
    await support.getByRole('button', { name: 'Ações de João Batista Ferreira' }).click();
    await support.getByRole('menuitem', { name: 'Link para nova senha' }).click();
    const first = dialog(support, 'Link para nova senha');
    await first.getByRole('button', { name: 'Criar link' }).click();
    await first.getByRole('button', { name: 'Copiar', exact: true }).waitFor();
    const replaced = await linkIn(support, 'Link para nova senha');
    await first.getByRole('button', { name: 'Pronto' }).click();

    await support.getByRole('button', { name: 'Ações de João Batista Ferreira' }).click();
    await support.getByRole('menuitem', { name: 'Ver detalhes' }).click();
    await dialog(support, 'João Batista Ferreira').getByRole('button', { name: 'Link para nova senha' }).click();
    await dialog(support, 'Link para nova senha').getByRole('button', { name: 'Criar link' }).click();
    const send = dialog(support, 'Link para nova senha').getByRole('link', { name: 'Enviar por WhatsApp' });
    expect(await send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/55\d{11}\?text=/);
    const link = await linkIn(support, 'Link para nova senha');
    expect(await axe(support)).toEqual([]);

    await joao.goto(replaced);
    await joao.getByText(/^Este link deu lugar a outro/).waitFor();
    // The newer link in the same tab differs in the fragment only, so that no page is loaded.
    await joao.evaluate((address) => location.assign(address), link);
    await joao.getByText('João Batista Ferreira, seu usuário é').waitFor();
    await setPassword(joao, 'a frase do joao');
    await joao.getByRole('link', { name: 'Entrar' }).click();
    await signIn(joao, 'Entregador', 'joao', 'a frase do joao');
    await joao.waitForURL((url) => url.pathname.startsWith('/dashboard'), { waitUntil: 'commit' });
    await support.context().close();
    await joao.context().close();
  });

  test('the administrator gives a shop and a courier a link where their data stands', async () => {
    const admin = await openAs('admin', '/admin/gerenciar-comercios');
    await admin.getByRole('button', { name: 'Mais de Pizzaria Bella Massa' }).click();
    await admin.getByRole('menuitem', { name: 'Link para nova senha' }).click();
    await dialog(admin, 'Link para nova senha').getByRole('button', { name: 'Criar link' }).click();
    const loja = await openFresh(await linkIn(admin, 'Link para nova senha'));
    await loja.getByText('Pizzaria Bella Massa').waitFor();
    await setPassword(loja, 'massa bem fina');
    await loja.getByRole('link', { name: 'Entrar' }).click();
    await signIn(loja, 'Comércio', 'pizzaria bella massa', 'massa bem fina');
    await loja.waitForURL((url) => url.pathname.startsWith('/comercio'), { waitUntil: 'commit' });

    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'Ver Maria', exact: false }).first().click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Link para nova senha' }).click();
    const maria = dialog(admin, 'Link para nova senha');
    await maria.getByRole('button', { name: 'Criar link' }).click();
    expect(await linkIn(admin, 'Link para nova senha')).toMatch(/\/senha#[\w-]{43}$/);
    await admin.context().close();
    await loja.context().close();
  });

  test('a link that is cut, unknown or without an answer says what to do', async () => {
    const page = await openFresh('/senha');
    await page.getByText(/^Este link está incompleto\./).waitFor();
    await page.goto(`/senha#${'A'.repeat(43)}`);
    await page.getByText(/^Este link não vale\./).waitFor();
    await page.context().setOffline(true);
    await page.evaluate((hash) => location.assign(`/senha#${hash}`), 'B'.repeat(43));
    await page.getByText('Sem resposta do servidor. Confira a internet e tente de novo.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText(/^Este link não vale\./).waitFor();
    await page.context().close();
  });
});
