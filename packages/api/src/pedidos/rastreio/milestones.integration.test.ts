import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
beforeAll(async () => {
  api = await startApi();
  loja = await api.novo.comercio('Cantina do Largo');
  ana = await api.novo.entregador({ nome_completo: 'Josefina Quaresma' });
  await ana.cliente.put(`/entregador/${ana.id}/preferencias`, { aparece_no_rastreio: true });
});
afterAll(() => api.close());
beforeEach(() => emptyQueue(api.orm.em.fork()));

const linkDe = async (id: number, de = loja) => {
  const { body } = await de.cliente.get<SolicitacaoDoComercio[]>(
    `/comercio/${encodeURIComponent(de.nome)}/solicitacoes`,
  );
  return body.find((linha) => linha.id === id)?.rastreio_url ?? '';
};

async function aCaminho(pedido: Record<string, unknown>) {
  await ficarOnline(ana);
  const [id] = await pedir(loja, pedido);
  const url = await linkDe(id);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return { id, url };
}

const marcar = async (id: number, tipo: string) => {
  const { status } = await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo });
  expect(status).toBe(200);
};

const ver = async (url: string) => {
  const json = await fetch(`${api.base}/api${url.replace('/r/', '/rastreio/')}`);
  const page = await (await fetch(`${api.base}${url}`)).text();
  const { etapas, entregador, codigo, a_pagar } = (await json.json()) as {
    etapas: { etapa: string }[];
    entregador?: object;
    codigo?: string;
    a_pagar?: object;
  };
  return {
    agora: /<h1>(.*?)<\/h1>/.exec(page)?.[1],
    ultima: etapas.at(-1)?.etapa,
    comEntregador: entregador !== undefined,
    codigo,
    a_pagar,
  };
};

it('tells of the door and of the handing over, and not of the cash that goes back to the shop', async () => {
  const { id, url } = await aCaminho({ pagamento: 'dinheiro', valor_a_receber: 30 });
  const a_pagar = { pagamento: 'dinheiro', valor_a_receber: 30, troco_para: null };
  await marcar(id, 'no_cliente');
  expect(await ver(url)).toMatchObject({
    agora: 'Seu pedido da Cantina do Largo chegou',
    ultima: 'no_cliente',
    comEntregador: true,
    a_pagar,
  });
  await marcar(id, 'entregue');
  const entregue = {
    agora: 'Seu pedido da Cantina do Largo foi entregue',
    ultima: 'entregue',
    comEntregador: false,
    a_pagar: undefined,
  };
  expect(await ver(url)).toMatchObject(entregue);
  await marcar(id, 'devolvido');
  expect(await ver(url)).toMatchObject(entregue);
  await avancar(ana, id, 'finalizada');
  expect(await ver(url)).toMatchObject({ ...entregue, ultima: 'finalizada' });
});

it('says that an order went back to the shop, also when the delivery is then closed', async () => {
  const { id, url } = await aCaminho({});
  await marcar(id, 'devolvido');
  const voltou = { agora: 'Seu pedido voltou para a Cantina do Largo', comEntregador: false };
  expect(await ver(url)).toMatchObject({ ...voltou, ultima: 'devolvido' });
  await avancar(ana, id, 'finalizada');
  expect(await ver(url)).toMatchObject({ ...voltou, ultima: 'finalizada' });
});

it('does not take cash that was brought back for the order, where nobody said that it was handed over', async () => {
  const { id, url } = await aCaminho({ pagamento: 'dinheiro', valor_a_receber: 30 });
  await marcar(id, 'devolvido');
  expect(await ver(url)).toMatchObject({ agora: 'Seu pedido saiu da Cantina do Largo', ultima: 'em_entrega' });
  await avancar(ana, id, 'finalizada');
});

it('gives the code that the shop has, until the order is handed over', async () => {
  const { id, url } = await aCaminho({ exige_codigo: true });
  const { body } = await loja.cliente.get<{ codigo: string }>(`/comercio/solicitacao/${id}/codigo`);
  expect(body.codigo).toMatch(/^\d{4}$/);
  expect((await ver(url)).codigo).toBe(body.codigo);
  const { status } = await ana.cliente.put(`/entregador/solicitacao/${id}/status`, {
    novo_status: 'finalizada',
    codigo: body.codigo,
  });
  expect([status, (await ver(url)).codigo]).toEqual([200, undefined]);
});

it('tells a window from the first on, and none once they are at the door', async () => {
  const outra = await api.novo.comercio();
  const janela = async (url: string) => {
    const { body } = await api
      .anonymous()
      .get<{ janela: { de: string; ate: string } | null }>(url.replace('/r/', '/rastreio/'));
    return body.janela;
  };
  await ficarOnline(ana);
  const umPedido = async () => {
    const [id] = await pedir(outra);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
  };
  for (let i = 0; i < 8; i++) {
    await umPedido();
    await advanceTime(api.url, 1);
    await ficarOnline(ana);
  }
  // Make the times slow, so that the next request is read before nine of ten have arrived.
  await runSql(
    api.url,
    `update solicitacao_historico h set quando = quando + interval '20 minutes' from solicitacao s
      where s.id = h.solicitacao_id and s.comercio_id = ${outra.id} and h.status = 'finalizada'`,
  );
  const [id] = await pedir(outra);
  const url = await linkDe(id, outra);
  expect(await janela(url)).toMatchObject({ de: expect.any(String), ate: expect.any(String) });
  // A scheduled request is counted from the hour at which it can be offered.
  const [agendada] = await pedir(outra, { pronto_em: new Date(Date.now() + 26 * 3_600_000).toISOString() });
  const amanha = await linkDe(agendada, outra);
  const [hoje, depois] = [await janela(url), await janela(amanha)].map((uma) => Date.parse(uma?.de ?? ''));
  expect((depois ?? 0) - (hoje ?? 0)).toBeGreaterThan(25 * 3_600_000);
  const page = await (await fetch(`${api.base}${amanha}`)).text();
  expect(page).toMatch(/Deve chegar em \d\d\/\d\d entre/);
  await aceitar(ana, id);
  expect(await janela(url)).toMatchObject({ de: expect.any(String), ate: expect.any(String) });
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  expect(await janela(url)).not.toBeNull();
  await marcar(id, 'no_cliente');
  expect(await janela(url)).toBeNull();
});

// [devolver] What goes back to the shop comes after the doors.
it('counts a stop whose order goes back to the shop as before nobody, until it goes to its door again', async () => {
  await ficarOnline(ana);
  const [primeira, segunda] = await pedir(loja, {
    multiplas_entregas: [{ endereco: 'Rua Dois, 2', valor_estimado: 5 }],
  });
  if (segunda === undefined) throw new Error('a route of two stops');
  const url = await linkDe(segunda);
  for (const id of [primeira, segunda]) await aceitar(ana, id);
  await avancar(ana, primeira, 'em_retirada', 'em_entrega');
  const antes = async () => {
    const { paradas_antes = 0 } = (await (
      await fetch(`${api.base}/api${url.replace('/r/', '/rastreio/')}`)
    ).json()) as { paradas_antes?: number };
    return paradas_antes;
  };
  const responder = async (motivo: string, resposta: object) => {
    const aviso = await ana.cliente.post<{ problema: { id: number } }>(`/entregador/solicitacao/${primeira}/problema`, {
      motivo,
    });
    const { status } = await loja.cliente.put(`/comercio/problema/${aviso.body.problema.id}`, resposta);
    expect(status).toBe(200);
  };
  expect(await antes()).toBe(1);
  await responder('ninguem_atende', { acao: 'trazer_de_volta' });
  expect(await antes()).toBe(0);
  await responder('outro', { acao: 'novo_endereco', endereco: 'Rua Nova, 7' });
  expect(await antes()).toBe(1);
  await responder('cliente_recusa', { acao: 'trazer_de_volta' });
  await marcar(primeira, 'devolvido');
  expect(await antes()).toBe(0);
});
