import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
beforeAll(async () => {
  api = await startApi();
  loja = await api.novo.comercio();
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});
afterAll(() => api.close());

/** Returns the link of a request as its courier, its shop and support read it. */
async function linksDe(id: number): Promise<(string | null | undefined)[]> {
  const suporte = await api.novo.funcionario('suporte');
  const ler = async (quem: SignedIn, caminho: string) =>
    (await quem.cliente.get<SolicitacaoView[]>(caminho)).body.find((linha) => linha.id === id)?.rastreio_url;
  return [
    await ler(ana, `/entregador/${ana.id}/minhas-solicitacoes`),
    await ler(loja, `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`),
    await ler(suporte, '/suporte/todas-solicitacoes'),
  ];
}

test('shop, support and whoever carries it are given the same link', async () => {
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  const [dela, ...outros] = await linksDe(id);
  expect(dela).toMatch(/\/r\/[\w-]{22}$/);
  expect(outros).toEqual([dela, dela]);
  await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
});

test('the page with the code that the customer says at the door is not for the courier to open', async () => {
  const [id] = await pedir(loja, { exige_codigo: true });
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  const [dela, daLoja, doSuporte] = await linksDe(id);
  expect(dela).toBeNull();
  // Support's address leads to a page without the code (sem-codigo.integration.test.ts).
  expect(doSuporte).not.toBe(daLoja);
  for (const link of [daLoja, doSuporte]) expect(link).toMatch(/\/r\/[\w-]{22}$/);
});
