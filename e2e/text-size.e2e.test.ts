import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cutTexts } from './cut-texts.ts';
import { closeContexts, desktop, launchWithTextSize, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

/**
 * Text sizes of the browser's settings, in px: the largest, and every night all (`CORRE_SIZES=all`). All other sizes
 * follow it.
 */
const sizes = process.env.CORRE_SIZES === 'all' ? [16, 24, 32] : [32];
const screens: ReadonlyArray<[string, BrowserContextOptions]> = [
  ['a phone', phone],
  ['a desktop', desktop],
];
const panels = {
  landing: { login: null, paths: ['/', '/login', '/cadastro'] },
  courier: { login: ['', 'joao'], paths: ['/dashboard/', '/dashboard/historico', '/dashboard/perfil'] },
  shop: {
    login: ['/comercio', 'Pizzaria Bella Massa'],
    paths: ['/comercio/', '/comercio/solicitar', '/comercio/historico'],
  },
  admin: { login: ['', 'admin'], paths: ['/admin/', '/admin/fechamento-da-semana', '/admin/configuracoes-admin'] },
  support: { login: ['', 'suporte'], paths: ['/suporte/', '/suporte/entregadores', '/suporte/estatisticas'] },
} as const;
/** Number of Tab stops that each page is checked for. */
const stops = 25;

let product: Product;
let browser: Browser | undefined;
let sizeOf = 0;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Returns the browser with this text size. Only one is open at a time. */
async function browserOf(size: number): Promise<Browser> {
  if (browser && sizeOf === size) return browser;
  await browser?.close();
  browser = await launchWithTextSize(size);
  sizeOf = size;
  return browser;
}

/** Returns the focused element if an unrelated element covers it. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const seen = focused.getBoundingClientRect().width > 2 ? focused : (focused.closest('label') ?? focused);
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) =>
        document.elementFromPoint(left + across * (right - left), top + down * (bottom - top)),
      ),
    );
    const visible = points.some((at) => at && (seen.contains(at) || at.contains(seen)));
    return visible ? null : `${focused.tagName} ${focused.textContent?.slice(0, 40)} at ${Math.round(top)}`;
  });

describe.each(sizes)('with text of %i px', (size) => {
  describe.each(screens)('on %s', (_name, screen) => {
    test.each(Object.entries(panels))(
      '%s grows with it, fits with nothing cut, and shows what has the focus',
      async (panel, { login, paths }) => {
        const context = await (await browserOf(size)).newContext({ ...screen, reducedMotion: 'reduce' });
        if (login) {
          const data = { usuario: login[1], senha: 'demo1234' };
          expect((await context.request.post(`${product.baseUrl}/api/login${login[0]}`, { data })).ok()).toBe(true);
        }
        const page = await context.newPage();
        const faults: string[] = [];
        for (const path of paths) {
          await page.goto(product.baseUrl + path);
          await settled(page);
          const { width, root, text } = await page.evaluate(() => ({
            width: document.documentElement.scrollWidth,
            root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
            text: Number.parseFloat(getComputedStyle(document.body).fontSize),
          }));
          // Not the window's width, which a phone makes larger for what flows over.
          const beyond = width - (screen.viewport?.width ?? 0);
          if (beyond > 0) faults.push(`${path}: ${beyond} px beyond the right edge`);
          // On a phone the text size has a maximum, at which sixteen letters fit into a line (foundation.css).
          const room = Math.max(16, ((screen.viewport?.width ?? 0) * 6.25) / 100);
          if (root !== Math.min(size, room)) faults.push(`${path}: the root is ${root} px`);
          if (text < 0.9 * root) faults.push(`${path}: text of ${text} px`);
          // The offices' headers and rows end long names in dots, and have them whole in the next view.
          const dots = panel === 'landing' || panel === 'courier';
          for (const cut of await cutTexts(page, { dots })) faults.push(`${path}: ${cut}`);
          for (let stop = 0; stop < stops; stop += 1) {
            await page.keyboard.press('Tab');
            const covered = await coveredFocus(page);
            if (covered) faults.push(`${path}: covered: ${covered}`);
          }
        }
        expect(faults).toEqual([]);
      },
    );
  });
});
