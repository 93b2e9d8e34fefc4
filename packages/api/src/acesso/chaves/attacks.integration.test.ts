import { type IncomingHttpHeaders, request } from 'node:http';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let outra: SignedIn;
let chave: string;

beforeAll(async () => {
  api = await startApi({ CHAVES_ERRADAS_POR_MINUTO: '5', CHAMADAS_POR_SEGUNDO: '20' });
  [loja, outra] = [await api.novo.comercio(), await api.novo.comercio()];
  chave = (await criarChave(loja)).chave;
  // The process knows this key as correct, so wrong keys from this address do not block it.
  await api.anonymous().get('/sessao', comChave(chave));
});
afterAll(() => api.close());

/** Sends a request with exactly these headers, also repeated ones. */
const cru = (
  caminho: string,
  headers: string[],
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    request(`${api.base}${caminho}`, { headers: ['Host', new URL(api.base).host, ...headers] }, (res) => {
      res.resume();
      resolve({ status: res.statusCode, headers: res.headers });
    })
      .on('error', reject)
      .end();
  });

const sessao = '/api/sessao';

describe('where a key stands', () => {
  it('is the header, whatever the case of its scheme', async () => {
    for (const esquema of ['Bearer', 'bearer', 'BEARER']) {
      expect((await cru(sessao, ['authorization', `${esquema} ${chave}`])).status).toBe(200);
    }
  });

  it('is never the address, whatever the field is called', async () => {
    for (const busca of [`chave=${chave}`, `access_token=${chave}`, `x=${chave.replaceAll('_', '%5F')}`]) {
      const { status, body } = await api.anonymous().get(`/sessao?${busca}`, comChave(chave));
      expect([status, body.detail]).toEqual([400, expect.stringMatching(/nunca no endereço/)]);
    }
    expect((await api.anonymous().get(`/comercio/${chave}/solicitacoes`)).status).toBe(400);
  });

  it('is never a cookie, a body or a header of another name', async () => {
    expect((await cru(sessao, ['cookie', `corre_sessao=${chave}`])).status).toBe(401);
    expect((await cru(sessao, ['x-api-key', chave])).status).toBe(401);
    expect((await cru(sessao, ['authorization', chave])).status).toBe(401);
    expect((await cru(sessao, ['authorization', `Basic ${btoa(`${chave}:`)}`])).status).toBe(401);
  });

  it('is one header: two of them are refused, however they are mixed', async () => {
    const certo = ['authorization', `Bearer ${chave}`];
    for (const mais of [certo, ['authorization', 'Bearer nada'], ['Authorization', 'Basic eDp5']]) {
      expect((await cru(sessao, [...certo, ...mais])).status).toBe(400);
      expect((await cru(sessao, [...mais, ...certo])).status).toBe(400);
    }
  });

  it('is not tRPC, nor the live stream', async () => {
    for (const caminho of ['/trpc/sessao.atual', '/TRPC/sessao.atual', '/trpc/eventos.aoVivo']) {
      expect((await cru(caminho, ['authorization', `Bearer ${chave}`])).status).toBe(403);
    }
  });
});

describe('a key and a cookie in one request', () => {
  it('are the key alone, right or wrong', async () => {
    const { cookie } = outra.cliente;
    const certa = await outra.cliente.get<{ nome: string }>('/sessao', comChave(chave));
    expect(certa.body.nome).toBe(loja.nome);
    const errada = await cru(sessao, ['cookie', cookie, 'authorization', `Bearer corre_live_${'a'.repeat(43)}`]);
    expect(errada.status).toBe(401);
    const comTab = await cru(sessao, ['cookie', cookie, 'authorization', `Bearer\tcorre_live_${'a'.repeat(43)}`]);
    expect([comTab.status, comTab.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ]);
    const foto = await outra.cliente.get('/solicitacao/1/foto', comChave(chave)).catch(() => ({ status: 404 }));
    expect(foto.status).toBeGreaterThanOrEqual(400);
  });

  it('of another site stay refused: a page cannot make a browser bring a key, nor hide behind one', async () => {
    const corpo = { endereco: 'Rua A, 1', valor_estimado: 5 };
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`;
    const cruzado = { 'sec-fetch-site': 'cross-site', origin: 'https://outro.example' };
    expect((await loja.cliente.post(caminho, corpo, { ...cruzado, ...comChave(chave) })).status).toBe(403);
    const { headers } = await loja.cliente.get('/sessao', { ...cruzado, ...comChave(chave) });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('wrong keys', () => {
  it('all get one answer, and after some of them the address waits; a key known to be right goes on', async () => {
    const nenhuma = `corre_live_${'b'.repeat(43)}`;
    const [a, b] = [
      await api.anonymous().get('/sessao', comChave(nenhuma)),
      await api.anonymous().get('/sessao', comChave('qualquer-coisa')),
    ];
    expect([a.status, a.body.detail]).toEqual([b.status, b.body.detail]);
    expect(a.headers.get('www-authenticate')).toBe('Bearer realm="corre", error="invalid_token"');
    const estados: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      estados.push((await api.anonymous().get('/sessao', comChave(`corre_teste_${String(i).repeat(43)}`))).status);
    }
    expect(estados.at(-1)).toBe(429);
    expect((await api.anonymous().get('/sessao', comChave(chave))).status).toBe(200);
  });
});

it('a key in a flood is braked by itself, not with its shop’s panel', async () => {
  const estados = await Promise.all(
    Array.from({ length: 500 }, async () => (await api.anonymous().get('/sessao', comChave(chave))).status),
  );
  expect(estados).toContain(429);
  expect((await loja.cliente.get('/sessao')).status).toBe(200);
});
