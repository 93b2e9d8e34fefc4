import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SignedIn } from '../harness/builders.ts';
import { criarChave } from '../harness/keys.ts';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { type Outside, takeOutside } from './outside.ts';

const LOJA = 'Açaí & Cia';
const DESCRIPTION = path.resolve(import.meta.dirname, '../../../../docs/openapi.json');
const ESCOPOS = ['solicitacoes:ler', 'solicitacoes:criar', 'solicitacoes:cancelar', 'webhooks:escrever'];
const INSTALL_MS = 240_000;

let api: TestApi;
let loja: SignedIn;
let chave: string;
let pdv: Outside;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  loja = await api.novo.comercio(LOJA);
  ({ chave } = await criarChave(loja, { escopos: ESCOPOS }));
  await loja.cliente.put(`/comercio/${encodeURIComponent(LOJA)}/precos`, {
    fixo: null,
    bairros: [{ bairro: 'Zona 7', valor: 9.5 }],
  });
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

interface Running {
  child: ChildProcess;
  /** what it printed before it was ready */
  said: string;
}

async function spawnPdv(port: number, CORRE_SEGREDO: string, CORRE_CHAVE = chave): Promise<Running> {
  const own = `http://127.0.0.1:${port}`;
  const settings = { CORRE_URL: api.base, CORRE_CHAVE, CORRE_LOJA: LOJA, CORRE_EVENTOS: `${own}/eventos` };
  const env = { ...process.env, ...settings, CORRE_SEGREDO, PORT: String(port) };
  const child = spawn(process.execPath, ['pdv.ts'], { cwd: pdv.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += part;
    if (said.includes(own)) return { child, said };
  }
  throw new Error('the point of sale ended');
}

async function stopPdv({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

it('the point of sale registers itself, quotes, requests once, follows by webhooks and cancels', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const first = await spawnPdv(port, '');
  const [, segredo = ''] = /CORRE_SEGREDO=(whsec_\S+)/.exec(first.said) ?? [];
  await stopPdv(first);
  const second = await spawnPdv(port, segredo);
  expect(second.said).not.toContain('whsec_');
  try {
    const cotar = (lugar: object) => fetch(`${base}/cotacoes`, { method: 'POST', body: JSON.stringify(lugar) });
    const cotacao = await (await cotar({ endereco: 'Avenida Brasil, 3000', bairro: 'Zona 7' })).json();
    expect(cotacao).toMatchObject({ valor: 9.5, cotacao_id: expect.any(String) });
    expect((await cotar({ endereco: 'Rua Longe, 1' })).status).toBe(409);
    const pedir = (pedido: object) => fetch(`${base}/pedidos`, { method: 'POST', body: JSON.stringify(pedido) });
    const pedidos = async () => (await fetch(`${base}/pedidos`)).json();
    const pedido = { numero: '1042', endereco: 'Avenida Brasil, 3000', cotacao_id: cotacao.cotacao_id };
    const [asked, again] = [await pedir(pedido), await pedir(pedido)];
    expect([asked.status, again.status]).toEqual([201, 201]);
    const { solicitacao_id } = await asked.json();
    expect(await again.json()).toMatchObject({ solicitacao_id, numero: '1042' });

    const refused = await pedir({ numero: '1043', endereco: '', cotacao_id: cotacao.cotacao_id });
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
    await stopPdv(second);
  }
});

it('the point of sale is tried out with a test key: its order walks, and the shop has none', async () => {
  const port = await freePort();
  const teste = await criarChave(loja, { escopos: ESCOPOS, ambiente: 'teste' });
  const running = await spawnPdv(port, '', teste.chave);
  const base = `http://127.0.0.1:${port}`;
  try {
    const pedido = { numero: '1050', endereco: 'Avenida Brasil, 3000', valor_estimado: 9.5 };
    const asked = await fetch(`${base}/pedidos`, { method: 'POST', body: JSON.stringify(pedido) });
    expect([asked.status, await asked.json()]).toMatchObject([201, { numero: '1050', status: 'aguardando' }]);
    const pedidos = async () => (await fetch(`${base}/pedidos`)).json();
    await vi.waitFor(async () => expect(await pedidos()).toMatchObject([{ status: 'aceita' }]), 30_000);
  } finally {
    await stopPdv(running);
  }
});

it('a client of another generator quotes, makes, reads and cancels a delivery', async () => {
  await pdv.run('openapi-ts', '-i', DESCRIPTION, '-o', 'generated', '-c', '@hey-api/client-fetch', '--silent');
  const flow = `import { createClient } from './generated/client';
import { cancelarSolicitacao, criarCotacao, criarSolicitacao, lerSolicitacaoDaLoja } from './generated';
const client = createClient({ baseUrl: '${api.base}/api', auth: () => '${chave}', throwOnError: true });
const loja = { comercio_nome: '${LOJA}' };
const endereco = 'Rua Mem de Sá, 1033';
const { data: cotacao } = await criarCotacao({ client, path: loja, body: { endereco, bairro: 'Zona 7' }, throwOnError: true });
const body = { endereco, cotacao_id: cotacao.cotacao_id, referencia_externa: 'venda-1' };
const { data: pedida } = await criarSolicitacao({ client, path: loja, body, throwOnError: true });
const [solicitacao_id = 0] = pedida.solicitacao_ids;
const { data: lida } = await lerSolicitacaoDaLoja({ client, path: { ...loja, solicitacao_id }, throwOnError: true });
const { data: cancelada } = await cancelarSolicitacao({ client, path: { solicitacao_id }, throwOnError: true });
console.log(JSON.stringify([lida.status, lida.valor_estimado, lida.referencia_externa, cancelada.message]));
`;
  await writeFile(path.join(pdv.folder, 'flow.ts'), flow);
  const flags = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
  await pdv.run('tsc', ...flags, '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node', 'flow.ts');
  await pdv.run('esbuild', 'flow.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=flow.mjs');
  const said = JSON.parse(await pdv.run('node', 'flow.mjs'));
  expect(said).toEqual(['aguardando', 9.5, 'venda-1', 'Solicitação cancelada']);
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
