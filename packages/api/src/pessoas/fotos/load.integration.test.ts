import { setTimeout as wait } from 'node:timers/promises';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Maximum duration of a login while pictures are decoded, in milliseconds, on a busy machine with two cores. */
const LOGIN_MS = 2_500;
/**
 * Side of the largest accepted picture, which is also the slowest to decode: an interlaced PNG of just under 24
 * megapixels.
 */
const LADO = 4_898;

let api: TestApi;
let processo: TestProcess;
beforeAll(async () => {
  api = await startApi();
  // Run in a process of its own, because this process draws the pictures.
  processo = await startProcess({
    DATABASE_URL: api.url,
    DATA_DIR: api.config.DATA_DIR,
    CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
    ADMIN_PASSWORD: 'senha-do-admin',
  });
});
afterAll(async () => {
  await processo.kill();
  await api.close();
});

async function medirLogins(usuario: string, ate: Promise<unknown>): Promise<number[]> {
  let acabou = false;
  void ate.finally(() => {
    acabou = true;
  });
  const tempos: number[] = [];
  do {
    const inicio = performance.now();
    const resposta = await fetch(`${processo.base}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usuario, senha: TEST_PASSWORD }),
    });
    expect(resposta.status).toBe(200);
    tempos.push(performance.now() - inicio);
    await wait(50);
  } while (!acabou);
  return tempos;
}

test('nobody’s login waits for eight uploads of the largest pictures', async () => {
  const ruido = sharp({ create: { width: LADO, height: LADO, channels: 3, background: '#123456' } });
  const foto_base64 = (await ruido.png({ progressive: true, compressionLevel: 1 }).toBuffer()).toString('base64');
  const entregadores = await Promise.all(Array.from({ length: 8 }, () => api.novo.entregador()));
  await api.novo.entregador({ usuario: 'apressada' });
  const envios = Promise.all(
    entregadores.map(async ({ cliente }) => {
      const resposta = await fetch(`${processo.base}/api/upload/foto`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cliente.cookie },
        body: JSON.stringify({ foto_base64 }),
      });
      return resposta.status;
    }),
  );
  await wait(100);
  const tempos = await medirLogins('apressada', envios);
  if (process.env.MEDIR) {
    process.stdout.write(`logins: ${tempos.map(Math.round).join(' ')} ms\n`);
  }
  expect(await envios).toEqual(Array(8).fill(200));
  expect(Math.max(...tempos)).toBeLessThan(LOGIN_MS);
});
