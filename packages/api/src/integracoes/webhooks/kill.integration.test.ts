import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { createBuilders } from '@corre/testing/harness/builders.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSecret } from '../../saida/segredos.ts';

const CHAVE = '0'.repeat(64);
const SECRET = newSecret('webhook');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let orm: Orm;
let server: Server;
const processes: TestProcess[] = [];
const arrivals: { raw: string; headers: IncomingHttpHeaders }[] = [];
/** Answers that the receiver holds back while it hangs. */
const held: ServerResponse[] = [];
let hangs = true;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'corre-webhook-'));
  orm = await initOrm({ url: database.url, poolMax: 3 });
  server = createServer(async (req, res) => {
    arrivals.push({ raw: await text(req), headers: req.headers });
    if (hangs) held.push(res);
    else res.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  server.closeAllConnections();
  server.close();
  await orm.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const db = () => orm.em.fork().getKysely();

async function start(): Promise<TestProcess> {
  const started = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    CHAVE_DADOS: CHAVE,
    OD_REDE_LOCAL: 'true',
    ADMIN_PASSWORD: 'senha-do-admin',
  });
  processes.push(started);
  return started;
}

it('a process that is killed while a receiver has the message costs one repeat, with the same id and the same bytes', async () => {
  const first = await start();
  const vault = createVault(CHAVE);
  const loja = await createBuilders(orm, vault, first.base).comercio();
  await db()
    .insertInto('integracao')
    .values({
      comercio_id: loja.id,
      tipo: 'webhook',
      nome: 'Receptor',
      ambiente: 'producao',
      segredo_cifrado: vault.seal(SECRET),
      url_eventos: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      criada_por_tipo: 'comercio',
    })
    .execute();
  const [id] = await pedir(loja);
  await expect.poll(() => arrivals.length, { timeout: 60_000 }).toBe(1);
  await first.kill();
  hangs = false;
  // The lease of the killed process would expire only after half a minute.
  const over = '2026-01-01T00:00:00Z';
  await db().updateTable('mensagem_externa').set({ tomado_ate: over, proximo_envio: over }).execute();
  const second = await start();
  const { cliente } = await createBuilders(orm, vault, second.base).comercio();
  expect((await cliente.get('/sessao')).status).toBe(200);
  await expect.poll(() => arrivals.length, { timeout: 60_000 }).toBe(2);
  const [before, after] = arrivals;
  expect(after?.raw).toBe(before?.raw);
  expect(after?.headers['webhook-id']).toBe(before?.headers['webhook-id']);
  expect(new Webhook(SECRET).verify(after?.raw ?? '', after?.headers as Record<string, string>)).toMatchObject({
    type: 'solicitacao.criada',
    data: { id, sequencia: 1 },
  });
  const outbox = () => db().selectFrom('mensagem_externa').select(['envios', 'entregue_em']).execute();
  await expect.poll(outbox, { timeout: 60_000 }).toEqual([{ envios: 2, entregue_em: expect.any(String) }]);
});
