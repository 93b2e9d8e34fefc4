import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ env: { CONTATO_WHATSAPP: '5544998124076' } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/** Notes on which page the success was told, and when the page was left. */
const watchTheEnd = `
  new MutationObserver(() => {
    if (document.body?.textContent.includes('Cadastro realizado com sucesso!')) window.toldAt ??= location.pathname;
  }).observe(document, { childList: true, subtree: true });
  const replace = history.replaceState;
  history.replaceState = function (...to) { window.leftAt = performance.now(); return replace.apply(this, to); };
`;

async function visit(options: BrowserContextOptions = desktop): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.baseUrl, ...options });
  const page = await context.newPage();
  await page.addInitScript(watchTheEnd);
  await page.goto('/cadastro');
  await page.getByRole('heading', { level: 1, name: 'Cadastro de entregador' }).waitFor();
  return page;
}

const good = {
  nome_completo: 'Carla Beatriz Ferreira Lima',
  data_nascimento: '14031998',
  cpf: '52998224725',
  rg: '9.482.117-3',
  telefone_pessoal: '44997312086',
  data_inicio: '23112026',
  cep: '87013190',
  bairro: 'Zona 7',
  endereco: 'Rua Mandaguari, 482, casa 2',
  assinatura_planilha: 'Carla F. Lima',
  usuario: 'carlalima',
  senha: 'segredo1',
  confirma_senha: 'segredo1',
};
type Fields = Partial<Record<keyof typeof good, string>>;

const field = (page: Page, nome: string) => page.locator(`#${nome}`);
async function fill(page: Page, changes: Fields = {}) {
  for (const [nome, valor] of Object.entries({ ...good, ...changes })) {
    await field(page, nome).click();
    await field(page, nome).press('ControlOrMeta+a');
    await field(page, nome).pressSequentially(valor);
  }
  await field(page, 'estado_civil').selectOption('solteiro');
  await field(page, 'pix_tipo_chave').selectOption('telefone');
  await page.getByText('Não quero aparecer', { exact: true }).click();
}
const send = (page: Page) => page.getByRole('button', { name: 'Finalizar Cadastro' }).click();
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const errorOf = (page: Page, nome: string) => page.locator(`#${nome}-erro`);

// [cadastro]
test('a courier registers, reads so, and comes to the login, which says what comes next and outlives a reload', async () => {
  const page = await visit();
  for (const answer of await page.getByRole('radio').all()) await expect.poll(() => answer.isChecked()).toBe(false);
  await fill(page);
  await expect.poll(() => field(page, 'cpf').inputValue()).toBe('529.982.247-25');
  await expect.poll(() => field(page, 'pix_chave').inputValue()).toBe('(44) 99731-2086');
  await page.getByText('Preenchida com o seu telefone.').waitFor();
  const asked = page.waitForRequest('**/api/cadastro');
  await send(page);
  const body = (await asked).postData() ?? '';
  expect(body).not.toContain('confirma_senha');
  expect(body).toContain('"aparece_no_ranking":false');
  await page.waitForURL('**/login');
  // The toast stood on the form's page, and the login came two seconds after the answer.
  expect(await page.evaluate('window.toldAt')).toBe('/cadastro');
  const answered = `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/cadastro')).responseEnd`;
  expect(Number(await page.evaluate(`window.leftAt - ${answered}`))).toBeGreaterThanOrEqual(1_900);
  await toast(page, 'Cadastro realizado com sucesso!');
  for (const _look of ['first', 'reloaded']) {
    await page.getByRole('heading', { name: 'O que acontece agora' }).waitFor();
    await page.getByText('Use carlalima e a senha que você criou. Já pode ser agora.').waitFor();
    expect(await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toBe(
      'https://wa.me/5544998124076',
    );
    await expect.poll(() => page.locator('input[name=usuario]').inputValue()).toBe('carlalima');
    // The toast must be gone before the check, because half faded it has too little contrast for axe.
    await page.getByText('Cadastro realizado com sucesso!').waitFor({ state: 'detached' });
    expect(await axe(page)).toEqual([]);
    await page.reload();
  }
  expect(JSON.stringify(await page.evaluate('({ ...sessionStorage, ...localStorage })'))).not.toContain('segredo1');
  await expect.poll(() => page.evaluate('sessionStorage.getItem("rascunho_cadastro")')).toBeNull();
  const login = await page.request.post('/api/login', { data: { usuario: 'carlalima', senha: 'segredo1' } });
  expect(login.status()).toBe(200);
});

test('mismatched passwords stop the submission', async () => {
  const page = await visit();
  await fill(page, { usuario: 'outra', cpf: '11144477735', confirma_senha: 'segredo2' });
  let sent = false;
  page.on('request', (request) => {
    sent ||= request.url().includes('cadastrar');
  });
  await send(page);
  await toast(page, 'Senhas não conferem');
  await expect.poll(() => errorOf(page, 'confirma_senha').textContent()).toBe('Senhas não conferem');
  expect(sent).toBe(false);
});

test('every required field is named, in a summary that takes the focus and leads to it, by keyboard', async () => {
  const page = await visit(phone);
  await page.getByRole('button', { name: 'Finalizar Cadastro' }).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Falta corrigir 17 campos' });
  await summary.waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("role")')).toBe('alert');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('nome_completo');
  await summary.getByRole('link', { name: 'Ranking público' }).click();
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("value")')).toBe('sim');
});

test.each([
  ['cpf', '52998224724', 'CPF inválido'],
  ['data_nascimento', '31022000', 'Data de nascimento inválida'],
  ['data_nascimento', '01012015', 'É preciso ter 18 anos ou mais'],
  ['data_inicio', '99992026', 'Data de início inválida'],
  ['rg', '12', 'RG deve ter de 5 a 14 caracteres'],
  ['cep', '870', 'CEP deve ter 8 números'],
  ['telefone_pessoal', '1234', 'Telefone inválido: use DDD e número'],
  ['usuario', 'Zé', 'Usuário deve ter de 3 a 30 caracteres'],
  ['usuario', 'carla lima', 'Usuário: use só letras sem acento, números, ponto, hífen e _'],
  ['senha', 'abc', 'Senha deve ter pelo menos 6 caracteres'],
] as const)('%s "%s" is refused beside the field: %s', async (nome, valor, mensagem) => {
  const page = await visit();
  await field(page, nome).pressSequentially(valor);
  await field(page, nome).blur();
  await errorOf(page, nome).waitFor();
  await expect.poll(() => errorOf(page, nome).textContent()).toBe(mensagem);
  await page.context().close();
});

test.each([
  ['cpf', '11144477734', 'Chave PIX inválida: digite os 11 números do CPF'],
  ['telefone', '123', 'Chave PIX inválida: digite o telefone com DDD'],
  ['email', 'carla', 'Chave PIX inválida: digite um e-mail'],
  ['aleatoria', 'abc', 'Chave PIX inválida: cole a chave aleatória completa'],
] as const)('a PIX key of the type %s is checked by that type', async (tipo, chave, mensagem) => {
  const page = await visit();
  await field(page, 'pix_tipo_chave').selectOption(tipo);
  await field(page, 'pix_chave').pressSequentially(chave);
  await field(page, 'pix_chave').blur();
  await errorOf(page, 'pix_chave').waitFor();
  await expect.poll(() => errorOf(page, 'pix_chave').textContent()).toBe(mensagem);
  await page.context().close();
});

test('a taken user name is told where it is, a taken CPF without saying so', async () => {
  const page = await visit();
  const other = { telefone_pessoal: '44997312087' };
  const first = await page.request.post('/api/cadastro', { data: payload({ usuario: 'ocupado', cpf: '39053344705' }) });
  expect(first.status()).toBe(200);
  await fill(page, { ...other, usuario: 'ocupado', cpf: '11144477735' });
  await send(page);
  await toast(page, 'Erro ao cadastrar. Verifique os dados.');
  await expect.poll(() => errorOf(page, 'usuario').textContent()).toBe('Este usuário já está em uso');
  await field(page, 'usuario').fill('livre');
  await field(page, 'cpf').fill('39053344705');
  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Não foi possível cadastrar com estes dados.' }).first();
  await summary.waitFor();
  await summary.getByRole('link', { name: /^WhatsApp/ }).waitFor();
  await summary.getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL('**/login');
});

const payload = (changes: Fields) => {
  const { confirma_senha: _, ...fields } = { ...good, ...changes };
  const datas = { data_nascimento: '1998-03-14', data_inicio: '2026-11-23' };
  return { ...fields, ...datas, estado_civil: 'solteiro', pix_tipo_chave: 'email', pix_chave: 'a@b.com' };
};

test('the draft outlives a reload, without the passwords', async () => {
  const page = await visit();
  await field(page, 'nome_completo').fill('Carla Lima');
  await field(page, 'senha').fill('segredo1');
  await expect.poll(() => page.evaluate('sessionStorage.getItem("rascunho_cadastro")')).toContain('Carla Lima');
  expect(await page.evaluate('sessionStorage.getItem("rascunho_cadastro")')).not.toContain('segredo1');
  await page.reload();
  await expect.poll(() => field(page, 'nome_completo').inputValue()).toBe('Carla Lima');
  await expect.poll(() => field(page, 'senha').inputValue()).toBe('');
});

test('a server that does not answer loses nothing', async () => {
  const page = await visit();
  await fill(page, { usuario: 'semrede', cpf: '98765432100' });
  await page.route('**/api/cadastro', (route) => route.abort());
  await send(page);
  await toast(page, 'Erro ao cadastrar. Verifique os dados.');
  await page.getByText('Não foi possível enviar agora. Seus dados continuam aqui.').waitFor();
  await expect.poll(() => field(page, 'nome_completo').inputValue()).toBe(good.nome_completo);
});

test('the privacy notice says who, why, how long and which rights', async () => {
  const page = await visit(phone);
  await page.getByRole('button', { name: 'Aviso de privacidade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aviso de privacidade' });
  for (const part of ['Quem usa', 'Por quê', 'Por quanto tempo', 'Seus direitos'])
    await dialog.getByText(part, { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('who has not just registered reads no next steps at the login', async () => {
  const page = await visit();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  await settled(page);
  expect(await page.getByRole('heading', { name: 'O que acontece agora' }).count()).toBe(0);
});

test('links lead to the login and back to /', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Voltar ao início' }).first().click();
  await page.waitForURL(`${product.baseUrl}/`);
  await page.goBack();
  await page.getByRole('link', { name: 'Faça login' }).click();
  await page.waitForURL('**/login');
});
