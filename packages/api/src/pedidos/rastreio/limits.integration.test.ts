import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
beforeAll(async () => {
  api = await startApi({
    RASTREIO_POR_MINUTO: '12',
    RASTREIO_LINK_POR_MINUTO: '6',
    RASTREIO_ERRADOS_POR_MINUTO: '3',
    TRUST_PROXY: '1',
  });
  loja = await api.novo.comercio('Cantina do Largo');
});
afterAll(() => api.close());

const NENHUM = '/r/AAAAAAAAAAAAAAAAAAAAAA';

async function novoLink(): Promise<string> {
  const [id] = await pedir(loja);
  const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
  const { body } = await loja.cliente.get<SolicitacaoDoComercio[]>(caminho);
  return body.find((linha) => linha.id === id)?.rastreio_url ?? '';
}

const abrir = (ip: string, path: string) => fetch(`${api.base}${path}`, { headers: { 'x-forwarded-for': ip } });
const statusDe = async (ip: string, ...paths: string[]) => {
  const status = [];
  for (const path of paths) status.push((await abrir(ip, path)).status);
  return status;
};

it('an address that tries links which are not there waits with those, by whichever way; right ones are answered there', async () => {
  const link = await novoLink();
  expect(await statusDe('203.0.113.1', NENHUM, `${NENHUM}x`, '/api/rastreio/x')).toEqual([404, 404, 404]);
  const recusa = await abrir('203.0.113.1', NENHUM);
  expect([recusa.status, Number(recusa.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(await recusa.text()).toContain('Espere um minuto e abra o link de novo.');
  expect(await statusDe('203.0.113.1', link, '/api/rastreio/y', ...Array(30).fill(NENHUM), link)).toEqual([
    200,
    429,
    ...Array(30).fill(429),
    200,
  ]);
  expect(await statusDe('203.0.113.2', link)).toEqual([200]);
});

it('one link is looked at so often, from however many addresses; another one is free', async () => {
  const [link, outro] = [await novoLink(), await novoLink()];
  const status = [];
  for (let n = 10; n < 18; n += 1) status.push(...(await statusDe(`203.0.113.${n}`, link)));
  expect(status).toEqual([...Array(6).fill(200), 429, 429]);
  expect(await statusDe('203.0.113.10', outro)).toEqual([200]);
});

it('one address looks so often, at however many links', async () => {
  const links = [await novoLink(), await novoLink(), await novoLink()];
  const status = await statusDe('203.0.113.30', ...Array(5).fill(links).flat());
  expect(status.slice(0, 12)).toEqual(Array(12).fill(200));
  expect(status).toContain(429);
});
