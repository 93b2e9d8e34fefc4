import { Client } from '@corre/testing/harness/client.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { aceitar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SLOW_DOWN = 'Muitas chamadas de uma vez. Tente de novo em instantes.';

let api: TestApi;
let estreita: TestApi;
beforeAll(async () => {
  api = await startApi({ CHAMADAS_POR_SEGUNDO: '5' });
  estreita = await startApi({ CHAMADAS_POR_SEGUNDO_IP: '5', TRUST_PROXY: '1' });
});
afterAll(() => Promise.all([api.close(), estreita.close()]));

const varias = async <Resposta extends { status: number }>(quantas: number, uma: () => Promise<Resposta>) => {
  const respostas = await Promise.all(Array.from({ length: quantas }, uma));
  const recusas = respostas.filter(({ status }) => status === 429);
  return { aceitas: quantas - recusas.length, total: quantas, recusa: recusas[0] };
};

describe('one session', () => {
  it('has a burst of four seconds’ calls, then 429 with Retry-After; another session goes on', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    const { aceitas, recusa } = await varias(200, () => ana.cliente.get('/sessao'));
    expect(aceitas).toBeGreaterThanOrEqual(20);
    expect([recusa?.status, recusa?.body.detail, recusa?.headers.get('retry-after')]).toEqual([429, SLOW_DOWN, '1']);
    expect((await bia.cliente.get('/sessao')).status).toBe(200);
  });

  it('pays for a batch as for its calls, and reads the sentence over tRPC', async () => {
    const { cliente } = await api.novo.entregador();
    const lote = () =>
      cliente.pedir<{ error: { data: unknown } }>(
        'GET',
        `/trpc/${Array(10).fill('sessao.atual').join(',')}?batch=1&input={}`,
      );
    const [um, dois, tres] = [await lote(), await lote(), await lote()];
    expect([um.status, dois.status]).toEqual([200, 200]);
    expect([tres.status, tres.body.error.data]).toMatchObject([429, { httpStatus: 429, detail: SLOW_DOWN }]);
  });
});

describe('a REST answer', () => {
  const told = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

  it('says the limit of its session, what is left of it, and when all is back', async () => {
    const { cliente } = await api.novo.entregador();
    expect(told(await cliente.get('/sessao'))).toEqual(['"sessao";q=20;w=4', '"sessao";r=19;t=1']);
    const recusada = await cliente.get('/nada');
    expect([recusada.status, ...told(recusada)]).toEqual([
      404,
      '"sessao";q=20;w=4',
      expect.stringMatching(/;r=1[89];t=1$/),
    ]);
    const esgotada = await Promise.all(Array.from({ length: 60 }, () => cliente.get('/sessao')));
    const recusa = esgotada.find(({ status }) => status === 429);
    expect(recusa && told(recusa)).toEqual(['"sessao";q=20;w=4', '"sessao";r=0;t=4']);
  });

  it('says the limit of the address where nobody is known, and the limit that refused', async () => {
    const cliente = estreita.anonymous();
    const ip = { 'x-forwarded-for': '203.0.113.40' };
    expect(told(await cliente.get('/public/configuracao', ip))).toEqual(['"endereco";q=20;w=4', '"endereco";r=19;t=1']);
    const outra = await startApi({ LOGIN_FALHAS_USUARIO: '1' });
    const entrar = () => outra.anonymous().post('/login', { usuario: 'ninguem', senha: 'x' });
    await entrar();
    const recusa = await entrar();
    const espera = recusa.headers.get('retry-after');
    expect([recusa.status, ...told(recusa)]).toEqual([429, null, `"tentativas_demais";r=0;t=${espera}`]);
    await outra.close();
  });

  it('is one of REST: panels and pages carry no such header', async () => {
    const { cliente } = await api.novo.entregador();
    expect(told(await cliente.pedir('GET', '/trpc/sessao.atual'))).toEqual([null, null]);
  });
});

it.each([
  ['/trpc/', '%2C'],
  ['/TRPC/', ','],
])('a batch spelt %s…%s… costs as much as any other', async (raiz, virgula) => {
  const { cliente } = await api.novo.entregador();
  const lote = () => cliente.pedir('GET', `${raiz}${Array(10).fill('sessao.atual').join(virgula)}?batch=1&input={}`);
  const respostas = [await lote(), await lote(), await lote()];
  expect(respostas.map(({ status }) => status)).toEqual([200, 200, 429]);
});

it('a long list of faces does not use up the calls of the session that looks at it', async () => {
  const { cliente } = await api.novo.funcionario('suporte');
  const pedido = (n: number) => JSON.stringify({ user_type: 'entregador', user_id: String(n) });
  const entradas = Array.from({ length: 20 }, (_, n) => `"${n}":${pedido(n + 1)}`).join(',');
  const presencas = `/trpc/${Array(20).fill('fotos.existe').join(',')}?batch=1&input=${encodeURIComponent(`{${entradas}}`)}`;
  for (let i = 0; i < 10; i += 1) expect((await cliente.pedir('GET', presencas)).status).toBe(200);
  const fotos = await varias(100, () => cliente.get('/foto/entregador/999999'));
  expect(fotos.aceitas).toBe(100);
  expect((await cliente.get('/sessao')).status).toBe(200);
});

describe('one address', () => {
  const de = (ip: string) => () => estreita.anonymous().get('/sessao', { 'x-forwarded-for': ip });

  it('has its own bucket, whatever cookies it invents', async () => {
    let n = 0;
    const { aceitas } = await varias(100, () => {
      n += 1;
      return new Client(estreita.base, `corre_sessao=inventado${n}`).get('/sessao', {
        'x-forwarded-for': '203.0.113.9',
      });
    });
    expect(aceitas).toBeGreaterThanOrEqual(20);
    expect(aceitas).toBeLessThan(80);
    expect((await de('203.0.113.10')()).status).toBe(401);
  });

  it('is a whole /64 of IPv6', async () => {
    let n = 0;
    const { aceitas } = await varias(100, () => {
      n += 1;
      return de(`2001:db8:1:2::${n.toString(16)}`)();
    });
    expect(aceitas).toBeLessThan(80);
    expect((await de('2001:db8:1:3::1')()).status).toBe(401);
  });

  it('pays for pages and files, too; whoever watches the process does not', async () => {
    const cabecalhos = { 'x-forwarded-for': '203.0.113.11' };
    const pagina = () => fetch(`${estreita.base}/comercio`, { headers: cabecalhos });
    expect((await varias(60, pagina)).aceitas).toBeLessThan(60);
    expect((await fetch(`${estreita.base}/healthz`, { headers: cabecalhos })).status).toBe(200);
  });
});

it('an account sends so many messages a minute and keeps so many answers', async () => {
  const outra = await startApi({ MENSAGENS_POR_MINUTO: '3', CHAVES_POR_MINUTO: '5' });
  const [loja, ana] = [await outra.novo.comercio('Loja'), await outra.novo.entregador()];
  const [id] = await pedir(loja);
  await ficarOnline(ana);
  await aceitar(ana, id);
  const enviar = () => ana.cliente.post(`/entregador/${ana.id}/enviar-mensagem`, { entrega_id: id, mensagem: 'oi' });
  const status = [await enviar(), await enviar(), await enviar(), await enviar()].map((resposta) => resposta.status);
  expect(status).toEqual([200, 200, 200, 429]);
  const { cliente } = await outra.novo.comercio('Outra');
  const chaves = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const corpo = { endereco: 'Rua A', valor_estimado: 5 };
      return cliente.post('/comercio/Outra/solicitar-entrega', corpo, { 'idempotency-key': `k${n}` });
    }),
  );
  expect(chaves.filter((resposta) => resposta.status === 200)).toHaveLength(5);
  expect(chaves.find((resposta) => resposta.status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  await outra.close();
});

it('a session holds ten live streams; one that closes makes room', async () => {
  const outra = await startApi({ FLUXOS_POR_SESSAO: '10' });
  const { cliente } = await outra.novo.entregador();
  const abrir = async () => {
    const fim = new AbortController();
    const { body } = await fetch(`${outra.base}/trpc/eventos.aoVivo`, {
      headers: { cookie: cliente.cookie, accept: 'text/event-stream' },
      signal: fim.signal,
    });
    const leitor = body?.pipeThrough(new TextDecoderStream()).getReader();
    let lido = '';
    while (!/"inicio"|TOO_MANY_REQUESTS/.test(lido)) lido += (await leitor?.read())?.value ?? '';
    return { aberto: lido.includes('"inicio"'), fechar: () => fim.abort() };
  };
  const fluxos = await Promise.all(Array.from({ length: 10 }, abrir));
  expect(fluxos.map(({ aberto }) => aberto)).toEqual(Array(10).fill(true));
  expect((await abrir()).aberto).toBe(false);
  fluxos[0]?.fechar();
  await expect.poll(async () => (await abrir()).aberto, { timeout: 60_000 }).toBe(true);
  await outra.close();
});

it('all keys of an account hold ten live streams together', async () => {
  const outra = await startApi({ FLUXOS_POR_SESSAO: '10' });
  const loja = await outra.novo.comercio();
  const chaves = await Promise.all([criarChave(loja), criarChave(loja)]);
  const fim = new AbortController();
  const abrir = async ({ chave }: { chave: string }) =>
    (await fetch(`${outra.base}/api/eventos`, { headers: comChave(chave), signal: fim.signal })).status;
  const vezes = chaves.flatMap((chave) => Array.from({ length: 7 }, () => chave));
  const ditos = await Promise.all(vezes.map(abrir));
  expect(ditos.filter((dito) => dito === 200)).toHaveLength(10);
  expect(ditos.filter((dito) => dito === 429)).toHaveLength(4);
  fim.abort();
  await outra.close();
});

it('a refusal is kept by no cache, wherever it comes from', async () => {
  const outra = await startApi();
  const chave = `corre_live_${'a'.repeat(43)}`;
  for (const [caminho, init] of [
    ['/api/nada', {}],
    ['/nada/nada', {}],
    [`/rastreio/${chave}`, {}],
    [`/api/sessao?chave=${chave}`, {}],
    [`/trpc/sessao.atual?input=${chave}`, {}],
    ['/api/logout', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['/api/sessao', { method: 'PATCH' }],
    ['/od/v1/nada', {}],
  ] as const) {
    const { status, headers } = await fetch(`${outra.base}${caminho}`, init);
    expect([caminho, status >= 400, headers.get('cache-control')]).toEqual([caminho, true, 'no-store']);
  }
  await outra.close();
});
