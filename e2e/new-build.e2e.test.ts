import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';

let product: Product;
let browser: Browser;
let proxy: http.Server;
let origin: string;
/** The build that the server has now. */
let deployed: string;

const ours = (path: string, body: string) => {
  if (path.endsWith('/sw.js')) return body.replace(/build:([`'"])\w+\1/, `build:\`${deployed}\``);
  return body.replace('<html ', `<html data-build="${deployed}" `);
};

/** Forwards requests to the product. It adds the name of the build to the panel's page and worker. */
async function pass(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
  const path = req.url ?? '/';
  const cookie = req.headers.cookie ?? '';
  const answer = await fetch(`${product.baseUrl}${path}`, { headers: { cookie } });
  const type = answer.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, 'service-worker-allowed': '/', 'cache-control': 'no-cache' };
  if (type.startsWith('text/event-stream')) return void res.writeHead(503).end();
  const isOurs = type.startsWith('text/html') || path.endsWith('/sw.js');
  const body = isOurs ? ours(path, await answer.text()) : Buffer.from(await answer.arrayBuffer());
  res.writeHead(answer.status, headers).end(body);
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { SEED: 'demo' } }), launchBrowser()]);
  proxy = http.createServer((req, res) => void pass(req, res).catch(() => res.destroy()));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await closeContexts(browser);
  proxy?.close();
  await product?.stop();
});

/** Opens a courier's panel of the build `first`, controlled by its service worker. */
async function openPanel(first: string): Promise<Page> {
  deployed = first;
  const context = await browser.newContext(phone);
  await context.request.post(`${product.baseUrl}/api/login`, { data: { usuario: 'maria', senha: 'demo1234' } });
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  return page;
}
const build = (page: Page) => page.locator('html').getAttribute('data-build');
const keptBuilds = (page: Page) => page.evaluate('caches.keys()');

test('a new build is shown at once, replaces the kept one, and is what opens without a network', async () => {
  const page = await openPanel('1');
  expect([await build(page), await keptBuilds(page)]).toEqual(['1', ['corre /dashboard/ 1']]);

  deployed = '2';
  await page.reload();
  expect(await build(page)).toBe('2');
  await page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)');
  await expect.poll(() => keptBuilds(page)).toEqual(['corre /dashboard/ 2']);

  await page.context().setOffline(true);
  await page.reload();
  expect(await build(page)).toBe('2');
  await page.context().close();
});

test("the panel's question for a newer build is answered by the network, not by the kept page", async () => {
  const page = await openPanel('3');
  deployed = '4';
  const answer = `fetch('/dashboard/', { headers: { accept: 'text/html' } }).then((answer) => answer.text())`;
  expect(await page.evaluate(answer)).toContain('data-build="4"');
  await page.context().close();
});
