import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  endDay,
  goOnline,
  note,
  openPanelOf,
  type Panel,
  SHOP,
  SHOP_PATH,
  startCouriers,
} from './courier-panel.ts';
import { axe, launchBrowser } from './harness.ts';
import { kept, type Line, layLine, plug, pull } from './line.ts';
import { details, shopPanelOf } from './shop-panel.ts';
import { supportPanel } from './support-panel.ts';

/** Proofs of a delivery, given without a signal. They wait on the phone, survive a reload, and are sent once. */
let couriers: Couriers;
let support: Client;
let line: Line;

beforeAll(async () => {
  couriers = await startCouriers();
  line = await layLine(couriers.product);
  support = new Client(couriers.product.baseUrl);
  await support.post('/login', { usuario: 'suporte', senha: 'demo1234' });
});
afterAll(async () => {
  line?.close();
  await couriers?.stop();
});

const ask = { exige_codigo: true, exige_foto: true, exige_recebedor: true };
const requested = async (id: number) => {
  const { body } = await couriers.shop.get<SolicitacaoDoComercio[]>(`${SHOP_PATH}/solicitacoes`);
  return body.find((one) => one.id === id);
};
const codeOf = async (id: number) =>
  (await couriers.shop.get<{ codigo: string }>(`/comercio/solicitacao/${id}/codigo`)).body.codigo;
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const timeline = async (id: number) =>
  (await support.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`)).body;

/** Brings a courier to the door, with the delivery on the way. */
async function atTheDoor(usuario: string, what: object): Promise<{ panel: Panel; id: number }> {
  const panel = await openPanelOf(line.product, await launchBrowser())(usuario);
  await goOnline(panel);
  const [id = 0] = await couriers.ask(what);
  await accept(panel.page);
  await alive(panel.page, 'Confirmar: Estou no Comércio').click();
  await alive(panel.page, 'Confirmar: Saí para Entrega').click();
  await panel.page.getByText('Navegar até o cliente').waitFor();
  await kept(panel.page);
  return { panel, id };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Finalizar a entrega' });

/** Fills in the proof dialog. */
async function prove(page: Page, codigo: string, more: { recebedor?: string; foto?: Buffer } = {}): Promise<void> {
  await alive(page, 'Confirmar: Entrega Finalizada').click();
  await dialog(page).getByLabel('Código do cliente').fill(codigo);
  if (more.recebedor) await dialog(page).getByLabel('Quem recebeu').fill(more.recebedor);
  if (more.foto) {
    const file = { name: 'porta.jpg', mimeType: 'image/jpeg', buffer: more.foto };
    await dialog(page).getByLabel('Tirar foto da entrega').setInputFiles(file);
    await dialog(page).getByRole('img', { name: 'Foto da entrega' }).waitFor();
  }
}
const finish = (page: Page, act = 'Guardar') => dialog(page).getByRole('button', { name: act, exact: true }).click();
const waits = (page: Page) => page.getByText(/Entrega guardada às/).waitFor();

const door = () =>
  sharp({ create: { width: 900, height: 1_600, channels: 3, background: '#a45500' } })
    .jpeg()
    .toBuffer();

/** Texts that must not appear before the server has confirmed the end. */
const finished = (page: Page) => page.getByText(/Entrega finalizada|Desfazer/);

test('a wrong code is asked of the server at once: the dialog stays open, says how many tries are left, and nothing is finished', async () => {
  const { panel, id } = await atTheDoor('lucas', { exige_codigo: true });
  const { page } = panel;
  const code = await codeOf(id);
  await note(page, 'Cheguei ao cliente');
  await page.getByText('Navegar até o cliente').waitFor({ state: 'detached' });
  const sheet = dialog(page);
  for (const [tried, said] of [
    [wrong(code), 'Código incorreto. Restam 4 tentativas.'],
    [wrong(wrong(code)), 'Código incorreto. Restam 3 tentativas.'],
  ] as const) {
    if (!(await sheet.count())) await alive(page, 'Confirmar: Entrega Finalizada').click();
    await sheet.getByLabel('Código do cliente').fill(tried);
    // A double tap must count as one attempt.
    await sheet.getByRole('button', { name: 'Conferir código' }).dblclick();
    await sheet.getByText(said).waitFor();
    expect(await finished(page).count()).toBe(0);
  }
  const box = await sheet.boundingBox();
  expect(Math.abs((box?.y ?? 0) - 338)).toBeLessThanOrEqual(12);
  expect(await axe(page)).toEqual([]);
  expect(await requested(id)).toMatchObject({ status: 'em_entrega' });

  await sheet.getByLabel('Código do cliente').fill(code);
  expect(await sheet.getByText('Código incorreto.').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Conferir código' }).dblclick();
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  expect(await requested(id)).toMatchObject({
    status: 'finalizada',
    marcos: [{ tipo: 'no_cliente' }, { tipo: 'codigo_ok' }],
  });
  const ends = (await timeline(id)).filter((step) => step.tipo === 'status' && step.status === 'finalizada');
  expect(ends).toHaveLength(1);
  await endDay(panel);
});

test('after the fifth wrong code one button asks support, also when it is opened again, and its answer opens the way', async () => {
  const { panel, id } = await atTheDoor('bia', { exige_codigo: true });
  const { page, cliente } = panel;
  await note(page, 'Cheguei ao cliente');
  let code = await codeOf(id);
  for (let n = 0; n < 4; n += 1) {
    code = wrong(code);
    await cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada', codigo: code });
  }
  await alive(page, 'Confirmar: Entrega Finalizada').click();
  await dialog(page).getByLabel('Código do cliente').fill(wrong(code));
  await finish(page, 'Conferir código');
  const spent = page.getByRole('dialog', { name: 'Código errado 5 vezes' });
  await spent.waitFor();
  expect(await axe(page)).toEqual([]);
  await spent.getByRole('button', { name: 'Voltar' }).click();
  await page.reload();
  await alive(page, 'Confirmar: Entrega Finalizada').click();
  expect(await page.getByLabel('Código do cliente').count()).toBe(0);
  await spent.getByRole('button', { name: 'Pedir ao suporte' }).dblclick();
  await spent.getByText('O suporte já recebeu o motivo').waitFor();
  expect(await spent.getByRole('button', { name: 'Pedir ao suporte' }).count()).toBe(0);
  const { body: open } = await support.get<{ solicitacao_id: number }[]>('/suporte/problemas');
  expect(open.filter(({ solicitacao_id }) => solicitacao_id === id)).toMatchObject([
    { motivo: 'outro', mensagem: 'O código do cliente foi errado 5 vezes. Posso entregar sem o código?' },
  ]);

  await support.put(`/suporte/solicitacao/${id}/codigo/dispensar`, { motivo: 'A loja confirmou por telefone' });
  await dialog(page).getByText('O suporte liberou esta entrega sem o código.').waitFor();
  await finish(page, 'Finalizar');
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  expect(await requested(id)).toMatchObject({ status: 'finalizada' });
  await endDay(panel);
});

test('what the server refuses of a photo or a name is said where it was given, and nothing is finished', async () => {
  const { panel, id } = await atTheDoor('ana', { exige_foto: true, exige_recebedor: true });
  const { page } = panel;
  // Replaces the photo by invalid data, so that the server itself refuses it.
  const broken = JSON.stringify({ solicitacao_id: id, foto_base64: 'bm8=' });
  await page.context().route('**/trpc/prova.enviarFoto*', (route) => route.continue({ postData: broken }));
  await alive(page, 'Confirmar: Entrega Finalizada').click();
  const sheet = dialog(page);
  await sheet.getByLabel('Quem recebeu').fill('Dona Lúcia');
  const file = { name: 'porta.jpg', mimeType: 'image/jpeg', buffer: await door() };
  await sheet.getByLabel('Tirar foto da entrega').setInputFiles(file);
  await sheet.getByRole('img', { name: 'Foto da entrega' }).waitFor();
  await finish(page, 'Finalizar');
  await sheet.getByRole('alert').waitFor();
  expect(await finished(page).count()).toBe(0);
  expect(await requested(id)).toMatchObject({ status: 'em_entrega', foto_em: null, recebedor: null });
  await page.context().unroute('**/trpc/prova.enviarFoto*');
  await finish(page, 'Finalizar');
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  expect(await requested(id)).toMatchObject({ status: 'finalizada', recebedor: 'Dona Lúcia' });
  await endDay(panel);
});

test('a wrong code said without a signal is told when the line is back, once, and mended; the photo is there already', async () => {
  const { panel, id } = await atTheDoor('joao', ask);
  const { page } = panel;
  const code = await codeOf(id);
  await pull(line, page);
  await note(page, 'Cheguei ao cliente');
  await page.getByText(/Chegou ao cliente às .*sai quando voltar o sinal/).waitFor();
  await alive(page, 'Confirmar: Entrega Finalizada').click();
  await finish(page);
  for (const missing of ['Digite os 4 números que o cliente diz', 'Digite o nome de quem recebeu', 'Tire a foto antes'])
    await dialog(page).getByText(missing).waitFor();
  await dialog(page)
    .getByText(/O código só pode ser conferido aí/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Voltar' }).click();
  await prove(page, wrong(code), { recebedor: 'Dona Lúcia', foto: await door() });
  await finish(page);
  await waits(page);
  await page.reload();
  await waits(page);
  expect(await requested(id)).toMatchObject({ status: 'em_entrega', marcos: [], foto_em: null, recebedor: null });

  await plug(line, page);
  const refusal = page.getByText('Código incorreto. Restam 4 tentativas.');
  await refusal.first().waitFor();
  await page.reload();
  await refusal.waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await requested(id)).toMatchObject({ status: 'em_entrega', foto_em: expect.any(String), recebedor: null });

  // The code is typed again; the name and the photo are there already.
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await dialog(page).getByLabel('Código do cliente').fill(code);
  expect(await dialog(page).getByLabel('Quem recebeu').inputValue()).toBe('Dona Lúcia');
  expect(await dialog(page).getByLabel('Tirar foto da entrega').count()).toBe(0);
  await finish(page, 'Finalizar');
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  expect(await refusal.count()).toBe(0);
  expect(await requested(id)).toMatchObject({
    status: 'finalizada',
    recebedor: 'Dona Lúcia',
    marcos: [{ tipo: 'no_cliente' }, { tipo: 'codigo_ok' }],
  });
  await endDay(panel);
});

test('what was tapped before the page was closed goes out in its order when it is opened again, with both times', async () => {
  const { panel, id } = await atTheDoor('maria', { exige_codigo: true, pagamento: 'dinheiro', valor_a_receber: 40 });
  const { page } = panel;
  const context = page.context();
  await pull(line, page);
  await note(page, 'Cheguei ao cliente');
  await note(page, 'Entreguei, volto à loja');
  await page.getByText(/Entregue ao cliente às .*sai quando voltar o sinal/).waitFor();
  await alive(page, 'e entreguei').click();
  await dialog(page)
    .getByLabel('Código do cliente')
    .fill(await codeOf(id));
  await finish(page);
  await waits(page);
  await page.close();
  // The steps arrive two minutes after their taps.
  await advanceTime(couriers.product.databaseUrl, 120);
  expect(await requested(id)).toMatchObject({ status: 'em_entrega', marcos: [] });

  const again = await context.newPage();
  await plug(line, again);
  await again.goto(`${line.product.baseUrl}/dashboard/solicitacoes`);
  await again.getByText('Nenhuma entrega em andamento').waitFor();
  const steps = await timeline(id);
  const noted = steps.flatMap((step) => (step.tipo === 'marco' ? [step.marco] : []));
  expect(noted).toEqual(['no_cliente', 'entregue', 'codigo_ok']);
  const [arrival] = steps.filter((step) => step.tipo === 'marco');
  const [end, ...others] = steps.filter((step) => step.tipo === 'status' && step.status === 'finalizada');
  expect(others).toEqual([]);
  // Less than two minutes, because the phone learns the server's time only nearly.
  const late = (tapped?: string | null, arrived?: string) => Date.parse(arrived ?? '') - Date.parse(tapped ?? '');
  expect(late(arrival?.quando, arrival?.registrado_em)).toBeGreaterThan(60_000);
  expect(late(end?.tipo === 'status' ? end.feita_em : null, end?.quando)).toBeGreaterThan(60_000);
  // The cash goes back to the shop with one tap below the finished deliveries. The row is selected by its address,
  // because the demonstration may have another delivery with cash on its way.
  const row = again.getByRole('listitem').filter({ hasText: 'Rua Santos Dumont, 2871' });
  await row.getByRole('button', { name: 'Devolvi à loja' }).first().click();
  await expect.poll(async () => (await requested(id))?.marcos.at(-1)?.tipo).toBe('devolvido');
  await endDay({ ...panel, page: again });
});

test('a customer without a code: the shop reads it behind its line, and support lets the delivery end without', async () => {
  const { panel, id } = await atTheDoor('pedro', { endereco: 'Rua Neo Alves Martins, 1400', exige_codigo: true });
  const { page } = panel;
  const started = { product: couriers.product, browser: await launchBrowser() };
  const { page: counter } = await shopPanelOf(() => started, SHOP)('solicitar');
  const sheet = await details(counter, 'Rua Neo Alves Martins, 1400');
  await sheet.getByRole('button', { name: 'Ver código do cliente' }).click();
  await counter.getByText(await codeOf(id)).waitFor();
  expect(await axe(counter)).toEqual([]);

  const { page: office } = await supportPanel(() => started).open();
  await office.locator('[data-solicitacao]', { hasText: 'Rua Neo Alves Martins, 1400' }).first().click();
  await office.getByRole('button', { name: 'Mais ações' }).click();
  await office.getByRole('menuitem', { name: 'Dispensar código' }).click();
  const sure = office.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Dispensar código' }).click();
  await sure.getByText('Diga o motivo').waitFor();
  expect(await axe(office)).toEqual([]);
  await sure.getByRole('textbox').fill('O cliente não abriu a página; a loja confirmou por telefone');
  await sure.getByRole('button', { name: 'Dispensar código' }).click();
  await office
    .getByText(/Código dispensado/)
    .first()
    .waitFor();

  await page.getByText('Código dispensado').waitFor();
  await alive(page, 'Confirmar: Entrega Finalizada').click();
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  expect(await dialog(page).count()).toBe(0);
  await endDay(panel);
});
