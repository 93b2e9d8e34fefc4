import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, advance, type Couriers, openOnline, type Panel, startCouriers } from './courier-panel.ts';
import { axe } from './harness.ts';
import { budgetOf, controlsOf, outOfView, wordsOf } from './one-view.ts';
import { closeToasts, settled } from './settled.ts';

let couriers: Couriers;
let panel: Panel;
beforeAll(async () => {
  couriers = await startCouriers();
  panel = await openOnline(couriers, 'joao');
  panel.page.setDefaultTimeout(20_000);
});
afterAll(() => couriers?.stop());

const PHONE = { width: 360, height: 740 };
const DOOR = 'Rua Joubert de Carvalho, 623, ap. 1204 - Zona 1';

// [destinatario]
test('the courier at the door reads the recipient and calls with one press, without scrolling, until the end', async () => {
  const { page, cliente } = panel;
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Solicitações' }).click();
  const [id] = await couriers.ask({
    endereco: DOOR,
    valor_estimado: 9.5,
    observacao: 'Portão azul',
    pagamento: 'dinheiro',
    valor_a_receber: 78.9,
    troco_para: 100,
    destinatario_nome: 'Zuleica Amaral',
    destinatario_telefone: '(44) 99812-4076',
  });
  await accept(page);
  await advance(panel, id, 'em_retirada', 'em_entrega');
  const call = page.getByRole('link', { name: 'Ligar para Zuleica Amaral' });
  await call.waitFor();
  await page.mouse.move(0, 0);
  await settled(page);
  await closeToasts(page);
  expect(await call.getAttribute('href')).toBe('tel:+5544998124076');
  const box = await call.boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(48);
  const step = page.getByRole('button', { name: 'Confirmar: Entrega Finalizada' });
  const way = page.getByText('Navegar até o cliente', { exact: true });
  expect(await outOfView({ call, step, way, name: page.getByText('Zuleica Amaral') })).toEqual([]);
  const { controls, words } = budgetOf('Entrega em andamento');
  const [shown, said] = [
    await controlsOf(page),
    await wordsOf(page, ['Rua Joubert de Carvalho, 623', 'ap. 1204', 'Zona 1', 'Zuleica Amaral', 'Portão azul']),
  ];
  expect(shown.length, shown.join(' | ')).toBeLessThanOrEqual(controls);
  expect(said.length, said.join(' ')).toBeLessThanOrEqual(words);
  expect(await axe(page)).toEqual([]);
  await cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' });
  await call.waitFor({ state: 'detached' });
  expect(await page.locator('body').textContent()).not.toMatch(/Zuleica|99812/);
});
