import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { goTo } from '@corre/deploy/release/kept-releases.ts';
import { placeOf } from '@corre/deploy/release/place.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, alive, type Couriers, openPanelOf, startCouriers, toast, toggle } from './courier-panel.ts';
import { desktop, launchBrowser, phone } from './harness.ts';
import { nginxProgram, type Released, startReleased } from './released.ts';

/** Few in `npm test`. `npm run release:loads` runs thousands (docs/releases.md). */
const LOADS = Number(process.env.CORRE_LOADS ?? 40);
const SWITCHES = Number(process.env.CORRE_SWITCHES ?? 10);
const LANES = 3;

// Without its service worker, a page needs the network for every chunk.
const open: BrowserContextOptions = { ignoreHTTPSErrors: true, serviceWorkers: 'block' };

describe.skipIf(nginxProgram === null)('releases behind nginx', () => {
  let couriers: Couriers;
  let released: Released;
  let origin: string;

  beforeAll(async () => {
    couriers = await startCouriers({ TRUST_PROXY: '1' });
    released = await startReleased(couriers.product.baseUrl, ['landing', 'courier']);
    origin = released.nginx.origin;
    await Promise.all([released.publish('landing', 'outra'), released.publish('courier', 'outra')]);
    await Promise.all([released.publish('landing', ''), released.publish('courier', '')]);
  });
  afterAll(async () => {
    await released?.stop();
    await couriers?.stop();
  });

  /** Collects the faults of a page: missing files and script errors. */
  function faultsOf(page: Page): string[] {
    const faults: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 && !answer.url().includes('/trpc/')) faults.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('pageerror', (error) => void faults.push(error.message));
    return faults;
  }

  /** Opens a page with an empty cache, like a first visit. */
  async function visitor(): Promise<{ page: Page; faults: string[] }> {
    const browser = await launchBrowser();
    const context = await browser.newContext({ ...desktop, ...open, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    return { page, faults: faultsOf(page) };
  }

  test(
    'pages that load while the release is switched are never white, and miss nothing',
    async () => {
      let begun = 0;
      let switched = 0;
      const white: number[] = [];
      const lane = async () => {
        const { page, faults } = await visitor();
        while (begun < LOADS) {
          const load = ++begun;
          await page.goto(origin, { waitUntil: 'domcontentloaded' });
          const drawn = page.getByRole('heading', { level: 1 }).waitFor();
          if (
            !(await drawn.then(
              () => true,
              () => false,
            ))
          )
            white.push(load);
        }
        await page.context().close();
        return faults;
      };
      const switching = async () => {
        for (; switched < SWITCHES; switched += 1) {
          await expect.poll(() => begun, { interval: 20 }).toBeGreaterThanOrEqual((switched * LOADS) / SWITCHES);
          expect((await released.publish('landing', switched % 2 === 0 ? 'outra' : '')).switched).toBe(true);
        }
      };
      const [, ...faults] = await Promise.all([switching(), ...Array.from({ length: LANES }, lane)]);
      if (process.env.CORRE_LOADS)
        console.log(`${begun} loads, ${switched} switches, ${white.length} white, ${faults.flat().length} faults`);
      expect({ white, faults: faults.flat() }).toEqual({ white: [], faults: [] });
    },
    60_000 + LOADS * 2_000,
  );

  test('a courier in mid-delivery notices neither a release nor its rollback', async () => {
    const panel = await openPanelOf({ ...couriers.product, baseUrl: origin }, await launchBrowser())('maria', '', {
      ...phone,
      ...open,
    });
    const { page } = panel;
    const faults = faultsOf(page);
    const parts: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/dashboard/assets/')) parts.push(path.basename(answer.url()));
    });
    await toggle(page).click();
    await couriers.ask();
    await accept(page);
    await toast(page, 'aceita');

    const { to } = await goTo(released.root, 'courier', new Date());
    const before = parts.splice(0);
    await page.getByRole('link', { name: 'Perfil' }).click();
    await page.getByRole('heading', { name: 'Seus dados' }).waitFor();
    await page.getByText('Senha e aparelhos').click();
    await page.getByRole('button', { name: 'Passkeys' }).click();
    await page.getByRole('dialog').waitFor();
    // This chunk is only in the old build. Chunks that both builds share may load beside it.
    const ofTheOldBuild = () => parts.filter((name) => name.startsWith('security-drawer-'));
    await expect.poll(ofTheOldBuild).toHaveLength(1);
    expect(readdirSync(path.join(placeOf(released.root, 'courier').current, 'assets'))).not.toContain(
      ofTheOldBuild()[0],
    );
    expect(before).not.toContain(ofTheOldBuild()[0]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /Solicitações/ }).click();
    await alive(page, 'Confirmar: Estou no Comércio').click();
    await page.getByRole('button', { name: /Chat com o comércio/ }).click();
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Chego em 2 minutos');
    await page.keyboard.press('Enter');
    await page.getByText('Chego em 2 minutos').first().waitFor();
    await page.keyboard.press('Escape');

    expect((await goTo(released.root, 'courier', new Date())).from).toBe(to);
    await alive(page, 'Confirmar: Saí para Entrega').click();
    await alive(page, 'Confirmar: Entrega Finalizada').click();
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    expect(faults).toEqual([]);
    expect(await page.getByText('Algo deu errado').count()).toBe(0);
    await panel.close();
  });

  const logins = () => {
    const { pool } = placeOf(released.root, 'landing');
    return readdirSync(pool)
      .filter((name) => name.startsWith('login-'))
      .map((name) => path.join(pool, name));
  };

  test('an old landing page still finds its way to the login after a release', async () => {
    await released.publish('landing', '');
    const { page, faults } = await visitor();
    await page.goto(origin);
    await released.publish('landing', 'outra');
    await page.getByRole('link', { name: 'Entrar' }).first().click();
    await page.getByLabel('Senha').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a part that is gone for good is said, the page loads itself once, and then says what is wrong', async () => {
    const { page } = await visitor();
    await page.goto(origin);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await Promise.all(logins().map((file) => rm(file)));
    await page.getByRole('link', { name: 'Entrar' }).first().click();
    await page.getByText('Nova versão disponível').first().waitFor();
    await page.getByText('Algo deu errado nesta tela').waitFor();
    expect(loads).toBe(1);
    await page.context().close();
  });
});
