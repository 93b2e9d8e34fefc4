import { countStatements, type StatementCount } from '@corre/db/testing/statements.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Dono {
  user_type: 'entregador' | 'comercio' | 'suporte';
  user_id: string;
}

let api: TestApi;
let count: StatementCount;
let entregadores: SignedIn[];
let loja: SignedIn;
beforeAll(async () => {
  // Without the cache each call reads the session, so the difference in statements is the list's.
  api = await startApi({ ...NO_LOOKS, FOTOS_POR_HORA: '1000', MEMORIA: 'false' });
  entregadores = await Promise.all(Array.from({ length: 12 }, () => api.novo.entregador()));
  loja = await api.novo.comercio('Doces & Cia');
  count = countStatements();
});
afterAll(async () => {
  count.stop();
  await api.close();
});

/** Asks for all photos in one batch, as a list of a panel does. */
async function existem(donos: readonly Dono[]): Promise<boolean[]> {
  const input = encodeURIComponent(JSON.stringify({ ...donos }));
  const paths = donos.map(() => 'fotos.existe').join(',');
  const answers = await loja.cliente.pedir<{ result: { data: { has_foto: boolean } } }[]>(
    'GET',
    `/trpc/${paths}?batch=1&input=${input}`,
  );
  expect(answers.status).toBe(200);
  return answers.body.map(({ result }) => result.data.has_foto);
}

const dono = ({ id }: SignedIn): Dono => ({ user_type: 'entregador', user_id: String(id) });

test('a list of faces is asked for with one statement of its own, however long it is', async () => {
  await existem(entregadores.slice(0, 1).map(dono));
  const one = count.sent().length;
  await existem(entregadores.map(dono));
  expect(one).toBeGreaterThan(0);
  expect(count.sent().length).toBe(one);
});

test('each of them gets its own answer, couriers and shops, by id and by name', async () => {
  const [comFoto, semFoto] = entregadores;
  if (!comFoto || !semFoto) throw new Error('no couriers');
  const foto_base64 = await testPhoto();
  for (const { cliente } of [comFoto, loja]) {
    expect((await cliente.post('/upload/foto', { foto_base64 })).status).toBe(200);
  }
  expect(
    await existem([
      dono(semFoto),
      dono(comFoto),
      { user_type: 'comercio', user_id: 'Doces & Cia' },
      { user_type: 'comercio', user_id: String(loja.id) },
      { user_type: 'comercio', user_id: 'Ninguém' },
      { user_type: 'suporte', user_id: '1' },
      { user_type: 'entregador', user_id: 'x' },
    ]),
  ).toEqual([false, true, true, true, false, false, false]);
});
