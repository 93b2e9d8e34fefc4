import type { CustodiaDoComercio, CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { finishedAtTheDoor } from '@corre/testing/harness/cash.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Ato {
  id: number;
  message: string;
  detail: string;
}

let api: TestApi;
let loja: SignedIn;
let courier: SignedIn;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const nova = async () => {
  [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
};
const caminho = (fim = '') => `/comercio/${encodeURIComponent(loja.nome)}/maquininhas${fim}`;
const criar = async (apelido: string) => (await loja.cliente.post<Ato>(caminho(), { apelido })).body.id;
const entregar = (id: number, entregador_id = courier.id) =>
  loja.cliente.put<Ato>(caminho(`/${id}/entregar`), { entregador_id });
const receber = (quem: SignedIn, id: number) => quem.cliente.put<Ato>(`/maquininhas/${id}/receber`);
const daLoja = async () =>
  (await loja.cliente.get<CustodiaDoComercio>(`/comercio/${encodeURIComponent(loja.nome)}/custodia`)).body.maquininhas;
const resumo = async () =>
  (await courier.cliente.get<CustodiaDoEntregador>(`/entregador/${courier.id}/custodia`)).body.resumo;
const pendente = () =>
  finishedAtTheDoor(api.orm.em.fork(), { entregador_id: courier.id, comercio_id: loja.id }, 'maquininha', 30);
const liberar = (entrega_id: number) =>
  loja.cliente.put<Ato>(`/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(loja.nome)}`, { entrega_id });
const statusDe = async (...ids: number[]) => {
  const achadas = api.orm.em.fork().getKysely().selectFrom('entrega').select('status').where('id', 'in', ids);
  return (await achadas.orderBy('id').execute()).map(({ status }) => status);
};

describe('a shop’s card machine', () => {
  it('has a name of its own, which is free again when it is retired', async () => {
    await nova();
    const id = await criar('Azul');
    const repetida = await loja.cliente.post<Ato>(caminho(), { apelido: 'azul' });
    expect([repetida.status, repetida.body.detail]).toEqual([409, 'Já existe uma maquininha chamada azul.']);
    const outra = await criar('2');
    expect((await loja.cliente.put<Ato>(caminho(`/${outra}`), { apelido: 'AZUL' })).status).toBe(409);
    expect((await loja.cliente.put<Ato>(caminho(`/${id}`), { apelido: 'azul', serie: 'SN-1' })).status).toBe(200);
    expect((await loja.cliente.put<Ato>(caminho(`/${id}/desativar`))).status).toBe(200);
    expect((await loja.cliente.put<Ato>(caminho(`/${id}/desativar`))).status).toBe(404);
    await criar('Azul');
    expect((await daLoja()).map(({ apelido }) => apelido)).toEqual(['2', 'Azul']);
  });

  // [maquininha]
  it('is in one hand, which is named to whoever asks for it, and cannot be retired there', async () => {
    await nova();
    const id = await criar('3');
    for (let vez = 0; vez < 2; vez += 1) expect((await entregar(id)).status).toBe(200);
    expect(await resumo()).toBe('Você está com a maquininha nº 3');
    const outro = await api.novo.entregador();
    const recusa = await entregar(id, outro.id);
    expect([recusa.status, recusa.body.detail]).toEqual([409, expect.stringContaining(courier.nome)]);
    expect((await loja.cliente.put(caminho(`/${id}/desativar`))).status).toBe(409);
    expect(await daLoja()).toMatchObject([{ id, com: { entregador_id: courier.id, entregador: courier.nome } }]);
    for (let vez = 0; vez < 2; vez += 1) expect((await receber(loja, id)).status).toBe(200);
    expect(await resumo()).toBeNull();
    expect((await entregar(id, outro.id)).status).toBe(200);
  });

  it('belongs to its shop', async () => {
    await nova();
    const id = await criar('3');
    const dona = loja;
    await entregar(id);
    loja = await api.novo.comercio();
    expect((await entregar(id)).status).toBe(404);
    expect((await receber(loja, id)).status).toBe(403);
    loja = dona;
  });
});

describe('a card machine that comes back', () => {
  it('to its shop releases the courier’s card deliveries, when it is the last of the shop’s', async () => {
    await nova();
    const [um, dois] = [await criar('1'), await criar('2')];
    await entregar(um);
    await entregar(dois);
    const entregas = [await pendente(), await pendente()];
    await receber(loja, um);
    expect(await statusDe(...entregas)).toEqual(['pendente', 'pendente']);
    await receber(loja, dois);
    expect(await statusDe(...entregas)).toEqual(['concluida', 'concluida']);
  });

  it('to support leaves the release to the shop', async () => {
    await nova();
    const id = await criar('1');
    await entregar(id);
    const entrega = await pendente();
    expect((await receber(await api.novo.funcionario('suporte'), id)).status).toBe(200);
    expect(await statusDe(entrega)).toEqual(['pendente']);
  });

  // [pendente]
  it('is what ‘Maquininha Devolvida’ says of the last delivery, if the courier has exactly one', async () => {
    await nova();
    const id = await criar('1');
    await entregar(id);
    const [primeira, segunda] = [await pendente(), await pendente()];
    await liberar(primeira);
    expect(await resumo()).toBe('Você está com a maquininha nº 1');
    await liberar(segunda);
    expect(await resumo()).toBeNull();

    const outra = await criar('2');
    await entregar(id);
    await entregar(outra);
    await liberar(await pendente());
    expect(await resumo()).toBe('Você está com as maquininhas nº 1 e nº 2');
  });
});
