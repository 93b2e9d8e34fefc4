import { appendFileSync } from 'node:fs';
import { runSql } from '@corre/db/testing/cluster.ts';
import { test } from 'vitest';
import { accept, alive, offer, openOnline, SHOP_PATH, startCouriers } from './courier-panel.ts';
import { axe } from './harness.ts';
import { controlsOf, hiddenFocus, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';

const DOOR = 'Rua Joubert de Carvalho, 623, ap. 1204 - Zona 1';
const NOTE =
  'Retirar no balcão do fundo com a Dona Cida. A bebida vai separada, e o troco está no envelope verde da sacola.';
test('shots', { timeout: 400_000 }, async () => {
  const couriers = await startCouriers({ OFERTA_SEGUNDOS: '90' });
  await couriers.shop.put(`${SHOP_PATH}/local`, {
    endereco_retirada: 'Av. Herval, 545 - Zona 1',
    link_loja: 'https://maps.google.com/?q=-23.4205,-51.9333',
  });
  const panel = await openOnline(couriers, 'joao');
  const { page } = panel;
  page.setDefaultTimeout(9000);
  await page.getByRole('link', { name: 'Solicitações' }).click();
  const log = (...a: unknown[]) =>
    appendFileSync('/tmp/c1/log.txt', `${a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ')}\n`);
  const shot = async (name: string, full = true) => {
    try {
      await settled(page);
      await page
        .getByRole('button', { name: 'Fechar aviso' })
        .first()
        .waitFor({ state: 'detached', timeout: 9000 })
        .catch(() => log('toast stays'));
      await page.screenshot({ path: `/tmp/c1/${name}.png` });
      if (!full) return;
      log(
        '==',
        name,
        'scrollH',
        await page.evaluate('document.documentElement.scrollHeight'),
        'C',
        await controlsOf(page),
        'W',
        (await wordsOf(page)).length,
        (await wordsOf(page)).join(' '),
      );
      log(
        'boxes',
        await page.evaluate(
          `[...document.querySelectorAll('#entrega-atual, #entrega-atual > *, header, [role=timer], [role=dialog] li, [role=dialog] p, [role=dialog] button, [data-over-bar] > *, nav, li, [role=dialog]')].map(e => { const b = e.getBoundingClientRect(); return e.tagName + ' ' + (e.textContent||'').slice(0,22) + ' ' + Math.round(b.top) + '-' + Math.round(b.bottom); })`,
        ),
      );
      log('axe', await axe(page));
      log('focus', await hiddenFocus(page));
      await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)');
      await page.setViewportSize({ width: 320, height: 640 });
      await settled(page);
      await page.screenshot({ path: `/tmp/c1/${name}-320.png` });
      await page.setViewportSize({ width: 360, height: 740 });
    } catch (e) {
      log('ERR', name, String(e));
    }
  };
  const cash = { pagamento: 'dinheiro', valor_a_receber: 78.9, troco_para: 100 };
  const ROUTE = {
    endereco: 'Av. Cerro Azul, 1300 - Zona 2',
    valor_estimado: 9.5,
    pagamento: 'dinheiro',
    valor_a_receber: 52,
    troco_para: 100,
    exige_codigo: true,
    multiplas_entregas: [
      { endereco: 'Av. Getúlio Vargas, 266', valor_estimado: 8.5 },
      { endereco: 'Rua Arthur Thomas, 1015', valor_estimado: 9, pagamento: 'maquininha', valor_a_receber: 61 },
    ],
  };
  try {
    const ids = await couriers.ask(ROUTE);
    await offer(page).waitFor();
    await shot('oferta-rota');
    await accept(page);
    await page.getByRole('region', { name: /em andamento/ }).waitFor();
    await shot('rota-indo');
    await alive(page, 'Confirmar: Estou no Comércio').click();
    await alive(page, 'Confirmar: Saí para Entrega').waitFor();
    await shot('rota-na-loja');
    await alive(page, 'Confirmar: Saí para Entrega').click();
    await alive(page, 'Confirmar: Entrega Finalizada').waitFor();
    await shot('rota-rua');
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await shot('rota-mais', false);
    await page.keyboard.press('Escape');
    const { body } = await couriers.shop.get<{ codigo: string }>(`/comercio/solicitacao/${ids[0]}/codigo`);
    await panel.cliente.put(`/entregador/solicitacao/${ids[0]}/status`, {
      novo_status: 'finalizada',
      codigo: body.codigo,
    });
    for (const id of ids.slice(1))
      await panel.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' });
    await page.getByText('Nenhuma entrega em andamento').waitFor({ timeout: 20_000 });

    const ready = new Date(Date.now() + 5 * 60_000).toISOString();
    const [id = 0] = await couriers.ask({
      ...cash,
      endereco: DOOR,
      valor_estimado: 12,
      observacao: NOTE,
      exige_codigo: true,
      pronto_em: ready,
    });
    log('pronto', await couriers.shop.put(`/comercio/solicitacao/${id}/pronto`));
    log('ready', ready);
    await offer(page).waitFor({ timeout: 30_000 });
    await shot('oferta');
    await runSql(couriers.product.databaseUrl, `update solicitacao set numero_pedido = '4821' where id = ${id}`).catch(
      (e) => log('sql', String(e)),
    );
    await page.reload();
    await accept(page);
    await page.getByRole('region', { name: /em andamento/ }).waitFor();
    await shot('ativa-indo');
    await page.getByText('Navegar até a loja').click();
    await shot('navegar-com', false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await shot('mais', false);
    await page.keyboard.press('Escape');
    await alive(page, 'Confirmar: Estou no Comércio').click();
    await alive(page, 'Confirmar: Saí para Entrega').waitFor();
    await shot('ativa-loja');
    await alive(page, 'Confirmar: Saí para Entrega').click();
    await alive(page, 'Confirmar: Entrega Finalizada').waitFor();
    await shot('ativa-rua');
    await page.setViewportSize({ width: 1360, height: 860 });
    await settled(page);
    await page.screenshot({ path: '/tmp/c1/desktop.png' });
    await page.getByRole('link', { name: 'Histórico' }).first().click();
    await settled(page);
    await page.screenshot({ path: '/tmp/c1/desktop-hist.png' });
    await page.getByRole('link', { name: 'Solicitações' }).first().click();
    await page.setViewportSize({ width: 360, height: 740 });
    await alive(page, 'Confirmar: Entrega Finalizada').click();
    const sheet = page.getByRole('dialog', { name: 'Finalizar a entrega' });
    await sheet.getByLabel('Código do cliente').fill('0000');
    await sheet.getByRole('button', { name: 'Conferir código' }).click();
    await sheet.getByText(/Código incorreto/).waitFor();
    await shot('codigo');
  } catch (e) {
    log('ERR', String(e));
    await page.screenshot({ path: '/tmp/c1/err.png' });
  }
  await couriers.stop();
});
