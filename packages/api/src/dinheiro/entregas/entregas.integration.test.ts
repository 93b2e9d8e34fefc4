import type { EntregaView, semanaAtualSchema } from '@corre/contract/entregas/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const caminho = (loja: SignedIn, fim: string) => `/comercio/${encodeURIComponent(loja.nome)}/${fim}`;
const comNome = (loja: SignedIn, fim: string) => `/comercio/${fim}?comercio_nome=${encodeURIComponent(loja.nome)}`;
const lancar = (loja: SignedIn, corpo: Record<string, unknown>) =>
  loja.cliente.post<{ message: string; id: number; detail: string }>(comNome(loja, 'entregas'), corpo);
const liberar = (loja: SignedIn, entrega_id: number) =>
  loja.cliente.put<{ message: string; detail: string }>(comNome(loja, 'entregas/liberar'), { entrega_id });
const semanaDoEntregador = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<z.output<typeof semanaAtualSchema>>(`/entregas/semana-atual/${id}`)).body;
// [lancamento]
describe('launching a delivery', () => {
  it('counts at once when it was paid online, with the defaults of the form', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const { status, body } = await lancar(loja, { entregador_id: courier.id });
    expect([status, body.message]).toEqual([200, 'Entrega lançada com sucesso!']);
    const [entrega] = (await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas'))).body;
    expect(entrega).toMatchObject({
      id: body.id,
      comercio: loja.nome,
      entregador_id: courier.id,
      entregador_nome: courier.nome,
      quantidade: 1,
      valor: 0,
      valor_liquido: 0,
      tipo_pagamento: 'online',
      status: 'concluida',
      endereco: null,
    });
    expect(entrega?.semana).toMatch(/^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/);
  });

  it('stands among what awaits release, however much that is', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await api.orm.em.fork().execute(
      `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data)
       select ?, ?, 1, 5, 'dinheiro', 'pendente', now() from generate_series(1, 230)`,
      [loja.id, courier.id],
    );
    expect((await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas-pendentes'))).body).toHaveLength(230);
  });

  it('stands among the shop’s deliveries until it is released, however many are newer', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await api.orm.em.fork().execute(
      `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
       select ?, ?, 1, 5, 'dinheiro', case when n <= 3 then 'pendente' else 'concluida' end,
              now() - make_interval(hours => 300 - n), case when n > 3 then now() - make_interval(hours => 300 - n) end
         from generate_series(1, 230) as n`,
      [loja.id, courier.id],
    );
    const { body } = await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas'));
    expect(body).toHaveLength(203);
    expect(body.slice(-3).map(({ status }) => status)).toEqual(['pendente', 'pendente', 'pendente']);
    expect(new Set(body.map(({ id }) => id)).size).toBe(203);
    await liberar(loja, body.at(-1)?.id ?? 0);
    expect((await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas'))).body).toHaveLength(202);
  });

  // [pendente]
  it('waits for the machine or the money to come back, and counts once however often it is released', async () => {
    const [loja, outra, courier] = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.entregador()];
    const { id } = (await lancar(loja, { entregador_id: courier.id, valor: 12.35, tipo_pagamento: 'maquininha' })).body;
    expect((await semanaDoEntregador(courier)).total_entregas).toBe(0);
    const pendentes = async () => (await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas-pendentes'))).body;
    expect(await pendentes()).toMatchObject([{ id, status: 'pendente', data_entrega: null, semana: null }]);

    expect((await liberar(outra, id)).status).toBe(403);
    expect((await liberar(loja, 999_999)).status).toBe(404);
    const respostas = await Promise.all([1, 2, 3, 4].map(() => liberar(loja, id)));
    expect(new Set(respostas.map((r) => `${r.status} ${r.body.message}`))).toEqual(
      new Set(['200 Maquininha devolvida: entrega liberada']),
    );
    expect(await pendentes()).toEqual([]);
    expect(await semanaDoEntregador(courier)).toMatchObject({
      total_entregas: 1,
      total_valor: 12.35,
      total_taxa: 1.24,
    });
  });

  it('refuses what the form refuses, and a courier who was removed', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const detalhe = async (corpo: Record<string, unknown>) => {
      const { status, body } = await lancar(loja, corpo);
      return `${status} ${body.detail}`;
    };
    const entregador_id = courier.id;
    expect(await detalhe({})).toBe('400 Selecione um entregador');
    expect(await detalhe({ entregador_id: 999_999 })).toBe('400 Selecione um entregador');
    expect(await detalhe({ entregador_id, quantidade: 0 })).toBe('400 A quantidade mínima é 1');
    expect(await detalhe({ entregador_id, quantidade: 1.5 })).toBe('400 A quantidade é um número inteiro');
    expect(await detalhe({ entregador_id, valor: -1 })).toBe('400 Valor inválido');
    expect(await detalhe({ entregador_id, valor: 1.005 })).toBe('400 Use no máximo duas casas decimais');
    expect(await detalhe({ entregador_id, tipo_pagamento: 'fiado' })).toBe('400 Tipo de pagamento inválido');
    await rows(
      api.orm.em.fork(),
      sql`update entregador set ativo = false, removido_em = agora() where id = ${entregador_id}`,
    );
    expect(await detalhe({ entregador_id })).toBe('400 Selecione um entregador');
  });

  it('has one effect when the same tap arrives twice', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const tocar = () =>
      loja.cliente.post<{ id: number }>(
        comNome(loja, 'entregas'),
        { entregador_id: courier.id, valor: 15 },
        { 'idempotency-key': 'lancar-uma-vez' },
      );
    const respostas = await Promise.all([tocar(), tocar(), tocar()]);
    expect(new Set(respostas.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await semanaDoEntregador(courier)).total_valor).toBe(15);
  });

  it('is done for everybody when many shops launch to one courier at the same moment', async () => {
    const [ana, uma, outra] = [await api.novo.entregador(), await api.novo.comercio(), await api.novo.comercio()];
    const todas = Array.from({ length: 12 }, (_, n) =>
      lancar(n % 2 ? uma : outra, { entregador_id: ana.id, valor: 10 }),
    );
    expect((await Promise.all(todas)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await semanaDoEntregador(ana)).toMatchObject({ total_entregas: 12, total_valor: 120 });
  });

  it('is refused to another shop and to a courier', async () => {
    const [loja, outra, courier] = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.entregador()];
    const corpo = { entregador_id: courier.id };
    expect((await outra.cliente.post(comNome(loja, 'entregas'), corpo)).status).toBe(403);
    expect((await courier.cliente.post(comNome(loja, 'entregas'), corpo)).status).toBe(403);
    expect((await api.anonymous().post(comNome(loja, 'entregas'), corpo)).status).toBe(401);
    expect((await outra.cliente.get(caminho(loja, 'entregas'))).status).toBe(403);
    expect((await (await api.novo.entregador()).cliente.get(`/entregas/entregador/${courier.id}`)).status).toBe(403);
  });
});
