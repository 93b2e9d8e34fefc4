import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import type { Product } from './harness.ts';

/** The line between a phone and the product, which can be cut as a dead signal does. */
export interface Line {
  /** the product at the phone's end of the line */
  product: Product;
  cut(): void;
  mend(): void;
  close(): void;
}

/**
 * Lays one. A browser's own switch for 'no network' lets through what a page sends while it is reloaded or closed; what is cut
 * here reaches nobody.
 */
export async function layLine(product: Product): Promise<Line> {
  const { hostname, port } = new URL(product.baseUrl);
  const open = new Set<Socket>();
  let dead = false;
  const server = createServer((phone) => {
    if (dead) return void phone.destroy();
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [phone, far],
      [far, phone],
    ] as const) {
      open.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(end);
          other.destroy();
        });
    }
    phone.pipe(far).pipe(phone);
  });
  const cut = () => {
    dead = true;
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: own } = server.address() as AddressInfo;
  return {
    product: { ...product, baseUrl: `http://127.0.0.1:${own}` },
    cut,
    mend: () => {
      dead = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** The page is kept by its worker: from here on it opens without a network. */
export const kept = (page: Page) =>
  page.waitForFunction('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)');

/** No signal: the phone knows it, and nothing gets through. */
export async function pull(line: Line, page: Page): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}

/** The signal is back. */
export async function plug(line: Line, page: Page): Promise<void> {
  line.mend();
  await page.context().setOffline(false);
}
