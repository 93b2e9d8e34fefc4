import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IntegracaoCriada } from '@corre/contract/integracoes/contrato.ts';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SignedIn } from '../harness/builders.ts';
import { criarChave } from '../harness/keys.ts';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { type Outside, takeOutside } from './outside.ts';

const LOJA = 'Açaí & Cia';
const DESCRIPTION = path.resolve(import.meta.dirname, '../../../../docs/openapi.json');
const INSTALL_MS = 240_000;

let api: TestApi;
let loja: SignedIn;
let chave: string;
let pdv: Outside;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  loja = await api.novo.comercio(LOJA);
  ({ chave } = await criarChave(loja));
  pdv = await takeOutside('pdv', 'esbuild', '@hey-api/openapi-ts@0.99.0');
}, INSTALL_MS);
afterAll(async () => {
  await pdv?.close();
  await api.close();
});

it.each(['nodenext', 'bundler'])('outside the workspace the example compiles with %s', async (moduleResolution) => {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  await pdv.run('tsc', '-p', '.', '--module', module, '--moduleResolution', moduleResolution);
});

it('the types of the SDK refuse an unknown path, a missing field and an unknown code of a message', async () => {
  const wrong = `import { createCorre } from '@corre/sdk';
import { verificarWebhook } from '@corre/sdk/webhooks';
const corre = createCorre({ baseUrl: '' });
// @ts-expect-error no such path
await corre.get('/nada');
// @ts-expect-error no address
await corre.post('/comercio/{comercio_nome}/solicitar-entrega', { params: { path: { comercio_nome: '' } }, body: { valor_estimado: 1 } });
const mensagem = verificarWebhook('', {}, '');
if (mensagem.type === 'solicitacao.cancelada') mensagem.data.cancelada_por satisfies string | null;
// @ts-expect-error no such type
if (mensagem.type === 'nada') throw mensagem;
`;
  await writeFile(path.join(pdv.folder, 'wrong.ts'), wrong);
  const flags = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  await pdv.run('tsc', ...flags, 'wrong.ts');
});

it('the bundled client is small', async () => {
  const out = path.join(pdv.folder, 'entry.js');
  await writeFile(path.join(pdv.folder, 'entry.ts'), `export { createCorre } from '@corre/sdk';`);
  await pdv.run('esbuild', 'entry.ts', '--bundle', '--minify', '--format=esm', `--outfile=${out}`);
  expect(gzipSync(await readFile(out)).length).toBeLessThan(5 * 1024);
});

async function spawnPdv(port: number, CORRE_SEGREDO: string): Promise<ChildProcess> {
  const settings = { CORRE_URL: api.base, CORRE_CHAVE: chave, CORRE_LOJA: LOJA, CORRE_SEGREDO, PORT: String(port) };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['pdv.ts'], { cwd: pdv.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the point of sale ended'))),
  ]);
  return child;
}

async function stopPdv(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Registers the point of sale, which answers the first ping without a secret, and starts it again with the secret. */
async function startPdv(): Promise<{ child: ChildProcess; base: string }> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const first = await spawnPdv(port, '');
  const { body } = await loja.cliente.post<IntegracaoCriada>(`/comercio/${encodeURIComponent(LOJA)}/integracoes`, {
    tipo: 'webhook',
    nome: 'PDV',
    url_eventos: `${base}/eventos`,
    ambiente: 'producao',
  });
  await stopPdv(first);
  expect(body).toMatchObject({ client_secret: expect.stringMatching(/^whsec_/) });
  return { child: await spawnPdv(port, body.client_secret), base };
}

it('the point of sale requests a delivery once, follows the delivery by webhooks and cancels', async () => {
  const { child, base } = await startPdv();
  try {
    const pedir = (pedido: object) => fetch(`${base}/pedidos`, { method: 'POST', body: JSON.stringify(pedido) });
    const pedidos = async () => (await fetch(`${base}/pedidos`)).json();
    const pedido = { numero: '1042', endereco: 'Avenida Brasil, 3000', valor: 9.5 };
    const [first, second] = [await pedir(pedido), await pedir(pedido)];
    expect([first.status, second.status]).toEqual([201, 201]);
    const { solicitacao_id } = await first.json();
    expect(await second.json()).toMatchObject({ solicitacao_id, numero: '1042' });

    const refused = await pedir({ numero: '1043', endereco: '', valor: 9.5 });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ codigo: 'DADOS_INVALIDOS', campo: 'endereco', request_id: expect.any(String) }),
    ]);
    const forged = await fetch(`${base}/eventos`, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(401);

    await vi.waitFor(async () => expect(await pedidos()).toMatchObject([{ sequencia: 1 }]), 20_000);
    expect((await fetch(`${base}/pedidos/1042`, { method: 'DELETE' })).status).toBe(204);
    await vi.waitFor(
      async () => expect(await pedidos()).toMatchObject([{ solicitacao_id, status: 'cancelada' }]),
      20_000,
    );
    // Corre answers a second cancellation like the first one.
    expect((await fetch(`${base}/pedidos/1042`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${base}/pedidos/9999`, { method: 'DELETE' })).status).toBe(404);
  } finally {
    await stopPdv(child);
  }
});

it('a client of another generator makes, reads and cancels a delivery', async () => {
  await pdv.run('openapi-ts', '-i', DESCRIPTION, '-o', 'generated', '-c', '@hey-api/client-fetch', '--silent');
  const flow = `import { createClient } from './generated/client';
import { cancelarSolicitacao, criarSolicitacao, lerSolicitacaoDaLoja } from './generated';
const client = createClient({ baseUrl: '${api.base}/api', auth: () => '${chave}', throwOnError: true });
const loja = { comercio_nome: '${LOJA}' };
const body = { endereco: 'Rua Mem de Sá, 1033', valor_estimado: 8 };
const { data: pedida } = await criarSolicitacao({ client, path: loja, body, throwOnError: true });
const [solicitacao_id = 0] = pedida.solicitacao_ids;
const { data: lida } = await lerSolicitacaoDaLoja({ client, path: { ...loja, solicitacao_id }, throwOnError: true });
const { data: cancelada } = await cancelarSolicitacao({ client, path: { solicitacao_id }, throwOnError: true });
console.log(JSON.stringify([lida.status, lida.endereco, cancelada.message]));
`;
  await writeFile(path.join(pdv.folder, 'flow.ts'), flow);
  const flags = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
  await pdv.run('tsc', ...flags, '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node', 'flow.ts');
  await pdv.run('esbuild', 'flow.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=flow.mjs');
  const said = JSON.parse(await pdv.run('node', 'flow.mjs'));
  expect(said).toEqual(['aguardando', 'Rua Mem de Sá, 1033', 'Solicitação cancelada']);
});

it(
  'an own panel outside the workspace compiles with the types of the procedures, and builds',
  async () => {
    const painel = await takeOutside('painel');
    try {
      await painel.run('tsc');
      expect(await painel.run('vite', 'build')).toContain('built in');
    } finally {
      await painel.close();
    }
  },
  INSTALL_MS,
);
