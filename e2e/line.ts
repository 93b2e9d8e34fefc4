import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import type { Product } from './harness.ts';

/** The connection between a phone and the product. Tests can cut it like a lost signal. */
export interface Line {
  /** the product at the phone's end of the connection */
  product: Product;
  cut(): void;
  mend(): void;
  close(): void;
}

/**
 * Creates a connection. The browser's own offline switch lets requests of a reload or close through; a cut here stops
 * everything.
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

/** Waits until the service worker controls the page. From then on, the page opens without a network. */
export const kept = (page: Page) =>
  page.waitForFunction('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)');

/** Cuts the connection and sets the browser offline. */
export async function pull(line: Line, page: Page): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}

/** Restores the connection. */
export async function plug(line: Line, page: Page): Promise<void> {
  line.mend();
  await page.context().setOffline(false);
}
