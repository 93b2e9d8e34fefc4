import { advanceTime } from '@corre/db/test-database.ts';
import { codeAt } from '@corre/testing/harness/second-factor.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const PASSWORD = 'demo1234';
/** Passkeys need a name: browsers refuse them at 127.0.0.1. */
let site = '';
let product: Product;
let browser: Browser;
/** Seconds by which the database's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ env: { SEED: 'demo', EXIGIR_SEGUNDO_FATOR: 'admin', OD_REDE_LOCAL: 'true' } }),
    launchBrowser(),
  ]);
  site = product.baseUrl.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const wait = async (seconds: number) => {
  await advanceTime(product.databaseUrl, seconds);
  ahead += seconds;
};

async function openLogin(options = desktop): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: site, reducedMotion: 'reduce' });
  // A device that answers at once would sign in as soon as the field offers passkeys. Only '#campo' has the offer.
  await context.addInitScript(`
    if (location.hash !== '#campo') PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  `);
  const page = await context.newPage();
  await page.goto('/login');
  return page;
}

/** Gives the page a phone-like authenticator that keeps passkeys and checks the person. */
async function giveDevice(page: Page): Promise<{ verify(person: boolean): Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { verify: (person) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: person }) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

async function signIn(page: Page, tipo: string, usuario: string): Promise<void> {
  await page.getByText(tipo, { exact: true }).first().click();
  await page.locator('input[name=usuario]').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await press(page, 'Entrar');
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Sair');
  await page.waitForURL(`${site}/`);
  await page.goto('/login');
}

// [passkeys] [segundo-fator]
test('an administrator must enrol, signs in by passkey alone, and confirms an act when the factor is old', async () => {
  const page = await openLogin();
  const device = await giveDevice(page);
  await signIn(page, 'Administrador', 'admin');
  await page.getByRole('heading', { name: 'Proteja a sua conta' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await press(page, 'Cadastrar passkey');
  await page.getByLabel('Nome').fill('Celular da Renata');
  await press(page, 'Continuar');
  await page.getByRole('link', { name: 'Configurações' }).click();
  await page.getByText('1 passkey', { exact: true }).waitFor();
  await press(page, 'Passkeys e códigos');
  await page.getByText('Celular da Renata', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'Segurança' }).getByRole('button', { name: 'Fechar' }).click();

  await signOut(page);
  await press(page, 'Entrar com chave de acesso');
  await toast(page, 'Bem-vindo, Renata Prado!');
  await page.waitForURL(/\/admin/);

  await page.goto('/admin/integracoes');
  await press(page, 'Novo aplicativo');
  const form = page.getByRole('dialog', { name: 'Novo aplicativo' });
  await form.getByLabel('Nome').fill('PDV da cidade');
  await wait(601);
  await press(page, 'Criar aplicativo');
  const question = page.getByRole('dialog', { name: 'Confirme que é você' });
  await question.getByRole('button', { name: 'Usar passkey' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  // Taken back: nothing was created, and nothing typed is lost.
  expect(await form.getByLabel('Nome').inputValue()).toBe('PDV da cidade');
  await press(page, 'Criar aplicativo');
  await question.getByRole('button', { name: 'Usar passkey' }).click();
  await page.getByRole('dialog', { name: 'PDV da cidade está criado' }).waitFor();
  await press(page, 'Já copiei o segredo');
  await expect.poll(() => page.getByRole('heading', { name: 'PDV da cidade' }).count()).toBe(1);

  // After the password the same passkey is the second step. A device that does not know the person leaves the step
  // open.
  await signOut(page);
  await signIn(page, 'Administrador', 'admin');
  await page.getByRole('heading', { name: 'Confirme que é você' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await device.verify(false);
  await press(page, 'Usar passkey');
  await page.getByRole('button', { name: 'Usar passkey' }).waitFor();
  await page.getByRole('heading', { name: 'Confirme que é você' }).waitFor();
  await device.verify(true);
  await press(page, 'Usar passkey');
  await toast(page, 'Bem-vindo, Renata Prado!');
  await page.waitForURL(/\/admin/);

  // The field of the user name offers the passkey; the device chooses it, without any press.
  await signOut(page);
  await page.goto('/#campo');
  await page.goto('/login#campo');
  await toast(page, 'Bem-vindo, Renata Prado!');
});

// [segundo-fator]
test('support sets up codes, and signs in with a code and with a recovery code', async () => {
  const page = await openLogin(phone);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  await signIn(page, 'Suporte', 'suporte');
  await page.waitForURL(/\/suporte/);
  await page.goto('/suporte/configuracoes');
  await page.getByText('Só a senha protege esta conta.').waitFor();
  await press(page, 'Passkeys e códigos');
  await press(page, 'Configurar aplicativo');
  const setup = page.getByRole('dialog', { name: 'Aplicativo de códigos' });
  const segredo = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = (later = 0) => codeAt(segredo, Date.now() + (ahead + later) * 1000);
  expect(await axe(page)).toEqual([]);
  await setup.getByLabel('Código de 6 dígitos').fill(code());
  await press(page, 'Ativar');
  const shown = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' });
  await shown.getByRole('listitem').first().waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  expect(await axe(page)).toEqual([]);
  await press(page, 'Já guardei');
  await press(page, 'Voltar aos códigos');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Baixar')]);
  expect(download.suggestedFilename()).toBe('codigos-de-recuperacao.txt');
  await press(page, 'Já guardei');
  await page.getByText('Restam 10 de 10.').waitFor();
  await page.getByRole('dialog', { name: 'Segurança' }).getByRole('button', { name: 'Fechar' }).click();

  await signOut(page);
  await signIn(page, 'Suporte', 'suporte');
  const field = page.getByLabel('Código de 6 dígitos');
  await field.waitFor();
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("name")')).toBe('codigo');
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('Código incorreto.').waitFor();
  await press(page, 'Voltar');
  expect(await page.locator('input[name=usuario]').inputValue()).toBe('suporte');
  await press(page, 'Entrar');
  // The app's first code was used up at its activation.
  await field.fill(code(30));
  await press(page, 'Entrar');
  await toast(page, 'Bem-vindo, Carla Dias!');
  await page.waitForURL(/\/suporte/);

  await signOut(page);
  await signIn(page, 'Suporte', 'suporte');
  await press(page, 'Usar um código de recuperação');
  await page.getByLabel('Código de recuperação').fill(codes[0]?.toLowerCase() ?? '');
  await press(page, 'Entrar');
  await page.waitForURL(/\/suporte/);
  await page.goto('/suporte/configuracoes');
  await page.getByText('9 códigos de recuperação').waitFor();
  await page.getByText(/com senha e código de recuperação · em uso agora/).waitFor();
});

// [passkeys] [segundo-fator]
test('a shop hears of a login elsewhere, confirms a change by a code, and renames and removes a passkey', async () => {
  const SHOP = 'Pizzaria Bella Massa';
  const page = await openLogin();
  await giveDevice(page);
  await signIn(page, 'Comércio', SHOP);
  await page.waitForURL(/\/comercio/);
  const other = await openLogin(phone);
  await signIn(other, 'Comércio', SHOP);
  await other.waitForURL(/\/comercio/);
  await other.context().close();

  await page.goto('/comercio/configuracoes/conta');
  await toast(page, /^Entrada em um navegador novo: /);
  await press(page, 'Passkeys e códigos');
  await press(page, 'Configurar aplicativo');
  const setup = page.getByRole('dialog', { name: 'Aplicativo de códigos' });
  const segredo = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setup.getByLabel('Código de 6 dígitos').fill(codeAt(segredo, Date.now() + ahead * 1000));
  await press(page, 'Ativar');
  await press(page, 'Já guardei');
  // The codes were neither copied nor printed.
  await press(page, 'Fechar assim mesmo');

  await wait(601);
  await press(page, 'Adicionar passkey');
  await page.getByLabel('Nome').fill('Tablet do caixa');
  await press(page, 'Continuar');
  const question = page.getByRole('dialog', { name: 'Confirme que é você' });
  const code = question.getByRole('textbox');
  await code.fill('000000');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await question.getByText('Código incorreto.').waitFor();
  await code.fill(codeAt(segredo, Date.now() + ahead * 1000));
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Tablet do caixa', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Mudar o nome: Tablet do caixa' }).click();
  const naming = page.getByRole('dialog', { name: 'Nome da passkey' });
  await naming.getByLabel('Nome').fill('Chave azul');
  await naming.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Remover: Chave azul' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Remover esta passkey?' });
  await removal.getByRole('button', { name: 'Remover passkey' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Chave azul').waitFor({ state: 'detached' });
});
