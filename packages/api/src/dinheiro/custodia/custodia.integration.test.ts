import type { CustodiaDoComercio, CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import type { CustodiaPendente, EmMaos, RelatorioDaCustodia } from '@corre/contract/custodia/suporte-contrato.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { acceptCash, deliverCash } from '@corre/testing/harness/cash.ts';
import { avancar } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Ato {
  id: number;
  message: string;
  detail: string;
  saldo: number;
  confirmada: boolean;
  valor_recebido: number;
  diferenca: number;
}

let api: TestApi;
let loja: SignedIn;
let courier: SignedIn;
let suporte: SignedIn;

beforeAll(async () => {
  api = await startApi({ LIMITE_DINHEIRO: '0' });
});
afterAll(() => api.close());

const nova = async () => {
  suporte = await api.novo.funcionario('suporte');
  loja = await api.novo.comercio();
  courier = await api.novo.entregador();
};
const nome = () => encodeURIComponent(loja.nome);
const minha = async () => (await courier.cliente.get<CustodiaDoEntregador>(`/entregador/${courier.id}/custodia`)).body;
const daLoja = async () => (await loja.cliente.get<CustodiaDoComercio>(`/comercio/${nome()}/custodia`)).body;
const prestar = (quem: SignedIn, valor: number) =>
  quem.cliente.post<Ato>('/custodia/prestacoes', { entregador_id: courier.id, comercio_nome: loja.nome, valor });
const confirmar = (quem: SignedIn, id: number, corpo: object = {}) =>
  quem.cliente.put<Ato>(`/custodia/prestacoes/${id}/confirmar`, corpo);
const pendentes = async () =>
  (await loja.cliente.get<EntregaView[]>(`/comercio/${nome()}/entregas-pendentes`)).body.map(({ id }) => id);
const liberar = (entrega_id: number) =>
  loja.cliente.put<Ato>(`/comercio/entregas/liberar?comercio_nome=${nome()}`, { entrega_id });
const tipos = async () => (await minha()).movimentos.map(({ tipo, valor }) => [tipo, valor]).toReversed();

describe('cash that a customer pays at the door', () => {
  // [custodia]
  it('is in the courier’s hand from the moment they finish, and the shop and support see it there', async () => {
    await nova();
    const id = await deliverCash(courier, loja, 37.5);
    expect(await minha()).toMatchObject({
      saldo_total: 37.5,
      limite: null,
      resumo: `Você está com R$ 37,50 de ${loja.nome}`,
      lojas: [{ comercio: loja.nome, saldo: 37.5 }],
      movimentos: [{ tipo: 'recebido', valor: 37.5, saldo: 37.5, solicitacao_id: id }],
    });
    expect((await daLoja()).entregadores).toMatchObject([{ entregador_id: courier.id, saldo: 37.5 }]);
    const { body } = await suporte.cliente.get<EmMaos>('/suporte/custodia');
    expect(body.linhas).toMatchObject([{ entregador_id: courier.id, comercio_id: loja.id, saldo: 37.5 }]);
  });

  it('is there too when support finishes for them, in support’s name', async () => {
    await nova();
    const id = await acceptCash(courier, loja, 20);
    await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, { acao: 'finalizar', motivo: 'Celular quebrado' });
    expect((await minha()).saldo_total).toBe(20);
  });

  // [pendente]
  it('leaves it when the shop releases the delivery, once', async () => {
    await nova();
    await deliverCash(courier, loja, 37.5);
    const [entrega = 0] = await pendentes();
    for (let vez = 0; vez < 2; vez += 1) expect((await liberar(entrega)).body.message).toContain('Dinheiro devolvido');
    expect(await tipos()).toEqual([
      ['recebido', 37.5],
      ['prestado', -37.5],
    ]);
    expect(await minha()).toMatchObject({ saldo_total: 0, resumo: null, lojas: [] });
  });
});

describe('handing over', () => {
  it('waits for the receiver; their confirmation has one effect, and releases what it covers', async () => {
    await nova();
    await deliverCash(courier, loja, 30);
    await deliverCash(courier, loja, 20);
    const [primeira, segunda] = await pendentes();
    const { body } = await prestar(courier, 30);
    expect(body).toMatchObject({ confirmada: false, saldo: 50 });
    expect((await prestar(courier, 30)).body.id).toBe(body.id);
    expect((await prestar(courier, 10)).status).toBe(409);
    expect((await daLoja()).prestacoes).toMatchObject([{ id: body.id, valor: 30, atrasada: false }]);
    for (let vez = 0; vez < 2; vez += 1) {
      const { status, body: confirmada } = await confirmar(loja, body.id);
      expect([status, confirmada]).toEqual([
        200,
        { message: 'Recebimento confirmado!', valor_recebido: 30, diferenca: 0, saldo: 20 },
      ]);
    }
    expect(await pendentes()).toEqual([segunda]);
    expect(primeira).toBeDefined();
  });

  it('may be registered by the shop or support at once', async () => {
    await nova();
    await deliverCash(courier, loja, 50);
    expect((await prestar(loja, 20)).body).toMatchObject({ confirmada: true, saldo: 30 });
    expect((await prestar(suporte, 30)).body).toMatchObject({ confirmada: true, saldo: 0 });
    expect(await pendentes()).toEqual([]);
  });

  it('is never of more than the courier has, and the shop confirms what was said before it registers more', async () => {
    await nova();
    await deliverCash(courier, loja, 50);
    const demais = await prestar(courier, 50.01);
    expect([demais.status, demais.body.detail]).toEqual([409, expect.stringContaining('R$ 50,00')]);
    const { body } = await prestar(courier, 20);
    expect((await prestar(loja, 20)).body.detail).toContain('já avisou uma entrega de R$ 20,00');
    expect((await confirmar(loja, body.id, { valor_recebido: 60 })).status).toBe(409);
  });

  it('does not count twice what the shop has released meanwhile', async () => {
    await nova();
    await deliverCash(courier, loja, 30);
    await deliverCash(courier, loja, 20);
    const { body } = await prestar(courier, 50);
    const [primeira = 0] = await pendentes();
    await liberar(primeira);
    expect((await confirmar(loja, body.id)).body).toMatchObject({ valor_recebido: 20, saldo: 0 });
    expect(await pendentes()).toEqual([]);
  });

  it('may be taken back by its courier or refused by its receiver, and then nothing moves', async () => {
    await nova();
    await deliverCash(courier, loja, 30);
    const { body } = await prestar(courier, 30);
    for (const quem of [courier, courier]) {
      expect((await quem.cliente.put(`/custodia/prestacoes/${body.id}/cancelar`)).status).toBe(200);
    }
    expect((await confirmar(loja, body.id)).status).toBe(409);
    expect((await minha()).saldo_total).toBe(30);
    expect((await prestar(courier, 30)).body.id).not.toBe(body.id);
  });

  it('belongs to its two parties and to staff', async () => {
    await nova();
    await deliverCash(courier, loja, 30);
    const { body } = await prestar(courier, 30);
    const [outra, outro] = [await api.novo.comercio(), await api.novo.entregador()];
    for (const quem of [outra, outro]) {
      expect((await confirmar(quem, body.id, { codigo: '0000' })).status).toBe(403);
      expect((await quem.cliente.put(`/custodia/prestacoes/${body.id}/cancelar`)).status).toBe(403);
    }
  });

  it('that nobody confirmed for a day is on support’s list', async () => {
    await nova();
    await deliverCash(courier, loja, 30);
    const { body } = await prestar(courier, 30);
    // Sign in again, because no session lasts a day.
    const lista = async () => {
      const { cliente } = await api.novo.funcionario('suporte');
      return (await cliente.get<CustodiaPendente>('/suporte/custodia/pendentes')).body.prestacoes;
    };
    expect((await lista()).map(({ id }) => id)).not.toContain(body.id);
    await advanceTime(api.url, 24 * 3600);
    expect((await lista()).map(({ id, atrasada }) => [id, atrasada])).toContainEqual([body.id, true]);
    await resetTime(api.url);
  });
});

describe('the code of a handover', () => {
  const combinar = async () => {
    await nova();
    await deliverCash(courier, loja, 30);
    const { body } = await prestar(courier, 30);
    const [prestacao] = (await daLoja()).prestacoes;
    return { id: body.id, codigo: prestacao?.codigo ?? '' };
  };
  const errado = (codigo: string) => String((Number(codigo) + 1) % 10_000).padStart(4, '0');

  it('is on the panels of its receivers, and confirms it on the courier’s', async () => {
    const { id, codigo } = await combinar();
    expect(codigo).toMatch(/^\d{4}$/);
    expect(JSON.stringify(await minha())).not.toContain('"codigo"');
    const { body } = await suporte.cliente.get<EmMaos>('/suporte/custodia');
    expect(body.prestacoes.find((p) => p.id === id)?.codigo).toBe(codigo);
    expect((await confirmar(courier, id)).status).toBe(400);
    expect((await confirmar(courier, id, { codigo })).body).toMatchObject({ valor_recebido: 30, saldo: 0 });
    expect((await confirmar(courier, id, { codigo: errado(codigo) })).body.valor_recebido).toBe(30);
  });

  // [custodia]
  it('is tried five times; then only the receiver confirms', async () => {
    const { id, codigo } = await combinar();
    for (const restam of [4, 3, 2, 1]) {
      expect((await confirmar(courier, id, { codigo: errado(codigo) })).body.detail).toContain(String(restam));
    }
    expect((await confirmar(courier, id, { codigo: errado(codigo) })).status).toBe(400);
    expect((await confirmar(courier, id, { codigo })).status).toBe(409);
    await courier.cliente.put(`/custodia/prestacoes/${id}/cancelar`);
    const { body: outra } = await prestar(courier, 30);
    const novo = (await daLoja()).prestacoes[0]?.codigo ?? '';
    expect((await confirmar(courier, outra.id, { codigo: novo })).status).toBe(409);
    expect((await minha()).prestacoes).toMatchObject([{ tentativas_restantes: 0 }]);
    expect((await confirmar(loja, outra.id)).status).toBe(200);
  });
});

describe('a difference', () => {
  const comDiferenca = async () => {
    await nova();
    await deliverCash(courier, loja, 100);
    const { body } = await prestar(courier, 100);
    const resposta = await confirmar(loja, body.id, { valor_recebido: 90, motivo: 'Faltaram R$ 10' });
    return { id: body.id, body: resposta.body };
  };
  const contestar = (id: number) =>
    courier.cliente.post<Ato>(`/custodia/prestacoes/${id}/contestar`, { texto: 'Contei na frente do caixa' });
  const responder = (id: number, decisao: string) =>
    suporte.cliente.put<Ato>(`/suporte/custodia/diferencas/${id}/responder`, { decisao, resposta: 'Visto na câmera' });

  it('has a reason, leaves the courier’s hand, and holds no delivery back', async () => {
    const { body } = await comDiferenca();
    expect(body).toMatchObject({ valor_recebido: 90, diferenca: 10, saldo: 0 });
    expect(await pendentes()).toEqual([]);
    const [movimento] = (await minha()).movimentos;
    expect(movimento).toMatchObject({ tipo: 'diferenca', valor: -10, motivo: 'Faltaram R$ 10', contestacao: null });
  });

  it('is none without a reason: the rest stays in the courier’s hand', async () => {
    await nova();
    await deliverCash(courier, loja, 100);
    const { body } = await prestar(courier, 100);
    const { body: parte } = await confirmar(loja, body.id, { valor_recebido: 90 });
    expect(parte).toMatchObject({ diferenca: 0, saldo: 10 });
    expect(await pendentes()).toHaveLength(1);
  });

  it.each([
    ['mantida', 0],
    ['revertida', 10],
  ])('may be objected to once; %s is the answer, and the courier’s hand stays empty', async (decisao, volta) => {
    const { id } = await comDiferenca();
    expect((await contestar(id)).status).toBe(200);
    expect((await contestar(id)).status).toBe(409);
    const { body } = await suporte.cliente.get<CustodiaPendente>('/suporte/custodia/pendentes');
    expect(body.contestacoes.find((c) => c.prestacao_id === id)).toMatchObject({ diferenca: 10, valor_recebido: 90 });
    expect((await responder(id, decisao)).status).toBe(200);
    expect((await responder(id, 'revertida')).status).toBe(409);
    const { saldo_total, movimentos } = await minha();
    expect(saldo_total).toBe(0);
    expect(movimentos.filter(({ tipo }) => tipo === 'diferenca_revertida').map(({ valor }) => valor)).toEqual(
      volta === 0 ? [] : [volta],
    );
    expect(movimentos.find(({ tipo }) => tipo === 'diferenca')?.contestacao).toMatchObject({ decisao });
  });
});

describe('change taken along', () => {
  const levar = (corpo: object) =>
    loja.cliente.post<Ato>('/custodia/trocos', { entregador_id: courier.id, comercio_nome: loja.nome, ...corpo });

  it('is in the courier’s hand, once for its request, and stays when the delivery is settled', async () => {
    await nova();
    expect((await levar({ valor: 50 })).status).toBe(409);
    const id = await acceptCash(courier, loja, 60);
    for (let vez = 0; vez < 2; vez += 1) {
      expect((await levar({ valor: 40, solicitacao_id: id })).body.saldo).toBe(40);
    }
    await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await prestar(loja, 60)).body.saldo).toBe(40);
    expect(await pendentes()).toEqual([]);
    expect((await prestar(loja, 40)).body.saldo).toBe(0);
  });
});

describe('a courier or a shop that is removed with cash between them', () => {
  it('stays on support’s list, and support settles for them', async () => {
    await nova();
    const admin = await api.novo.funcionario('admin');
    await deliverCash(courier, loja, 80);
    await admin.cliente.delete(`/admin/entregadores/${courier.id}`);
    await admin.cliente.delete(`/admin/comercios/${nome()}`);
    const dele = async () =>
      (await suporte.cliente.get<EmMaos>('/suporte/custodia')).body.linhas.filter(
        ({ entregador_id }) => entregador_id === courier.id,
      );
    expect(await dele()).toMatchObject([{ saldo: 80, entregador_ativo: false, comercio_ativo: false }]);
    expect((await prestar(suporte, 80)).body).toMatchObject({ confirmada: true, saldo: 0 });
    expect(await dele()).toEqual([]);
  });
});

describe('the report of a week', () => {
  it('goes from what was in hand before to what is after, per courier and shop', async () => {
    await nova();
    const relatorio = async (semana = '') => {
      const { cliente } = await api.novo.funcionario('admin');
      const { body } = await cliente.get<RelatorioDaCustodia>(`/admin/custodia${semana}`);
      return { ...body, linha: body.linhas.find(({ comercio_id }) => comercio_id === loja.id) };
    };
    const da = async (semana_inicio: string) => (await relatorio(`?semana_inicio=${semana_inicio}`)).linha;
    const primeira = await relatorio();
    await deliverCash(courier, loja, 100);
    await prestar(loja, 30);
    const semana = { saldo_inicial: 0, recebido: 100, prestado: 30, diferencas: 0, troco: 0, saldo_final: 70 };
    expect(await da(primeira.semana_inicio)).toMatchObject(semana);
    await advanceTime(api.url, 7 * 24 * 3600);
    const segunda = await relatorio();
    expect(segunda.linha).toMatchObject({ saldo_inicial: 70, recebido: 0, saldo_final: 70 });
    await prestar(await api.novo.funcionario('suporte'), 70);
    expect(await da(primeira.semana_inicio)).toMatchObject(semana);
    expect(await da(segunda.semana_inicio)).toMatchObject({ saldo_inicial: 70, prestado: 70, saldo_final: 0 });
    await resetTime(api.url);
  });
});
