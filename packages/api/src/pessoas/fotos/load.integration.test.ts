import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The uploads that may be answered during one login. In one queue with the pictures, a login would wait for more. */
const PASSED_MAX = 3;
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

/** Signs in again and again until all uploads are answered. Returns how many were answered during each login. */
async function logins(usuario: string, answered: () => number, uploads: number): Promise<number[]> {
  const passed: number[] = [];
  while (answered() < uploads) {
    const before = answered();
    const resposta = await fetch(`${processo.base}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usuario, senha: TEST_PASSWORD }),
    });
    expect(resposta.status).toBe(200);
    passed.push(answered() - before);
  }
  return passed;
}

test('nobody’s login waits for eight uploads of the largest pictures', async () => {
  const ruido = sharp({ create: { width: LADO, height: LADO, channels: 3, background: '#123456' } });
  const foto_base64 = (await ruido.png({ progressive: true, compressionLevel: 1 }).toBuffer()).toString('base64');
  const entregadores = await Promise.all(Array.from({ length: 8 }, () => api.novo.entregador()));
  await api.novo.entregador({ usuario: 'apressada' });
  let answered = 0;
  const envios = Promise.all(
    entregadores.map(async ({ cliente }) => {
      const resposta = await fetch(`${processo.base}/api/upload/foto`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cliente.cookie },
        body: JSON.stringify({ foto_base64 }),
      });
      answered += 1;
      return resposta.status;
    }),
  );
  const passed = await logins('apressada', () => answered, entregadores.length);
  expect(await envios).toEqual(Array(8).fill(200));
  expect(Math.max(...passed)).toBeLessThanOrEqual(PASSED_MAX);
});
