import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiDeTeste, iniciarApi } from '../testing/api-de-teste.ts';
import { Cliente } from '../testing/cliente.ts';
import type { Conectado } from '../testing/construtores.ts';
import { ficarOnline, ofertaDe, pedir } from '../testing/turno-de-teste.ts';

let api: ApiDeTeste;
let outra: string;
let todas: string[];
let loja: Conectado;

beforeAll(async () => {
  api = await iniciarApi({ VARREDURA_SEGUNDOS: '0.2' });
  outra = await api.outra();
  todas = [api.base, outra, await api.outra(), await api.outra()];
  loja = await api.novo.comercio();
});
afterAll(() => api.fechar());

const novos = (quantos: number) => Promise.all(Array.from({ length: quantos }, () => api.novo.entregador()));
/** The same courier, talking to the other API process. */
const pelaOutra = ({ id, nome, cliente }: Conectado): Conectado => ({
  id,
  nome,
  cliente: new Cliente(outra, cliente.cookie),
});
const contar = async (consulta: string, ...valores: unknown[]): Promise<number> => {
  const [linha] = await api.orm.em.fork().execute<{ total: number }[]>(consulta, valores);
  return linha?.total ?? Number.NaN;
};
const esvaziar = async (): Promise<void> => {
  const em = api.orm.em.fork();
  await em.transactional(async (tx) => {
    await tx.execute('select 1 from despacho for no key update');
    await tx.execute(`update oferta set resultado = 'retirada', respondida_em = agora() where resultado is null`);
    await tx.execute(`update fila_entregador set online = false, online_desde = null, fila_desde = null`);
    await tx.execute(`update turno set fim = agora() where fim is null`);
    await tx.execute(`update solicitacao set status = 'cancelada' where status not in ('finalizada', 'cancelada')`);
    await tx.execute(`update rota set aguardando = false`);
  });
};

describe('races over one offer', () => {
  it('has exactly one winner when twenty couriers accept it at once, over two processes', async () => {
    await esvaziar();
    const entregadores = await novos(20);
    await ficarOnline(...entregadores);
    const [id] = await pedir(loja);
    const respostas = await Promise.all(
      entregadores.map((e, i) =>
        (i % 2 ? pelaOutra(e) : e).cliente.put(`/entregador/${e.id}/aceitar-solicitacao/${id}`),
      ),
    );
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(1);
    expect(respostas.filter((r) => r.status === 400 && r.body.detail === 'Solicitação não disponível')).toHaveLength(
      19,
    );
    expect(
      await contar(
        `select count(*)::int as total from oferta where resultado = 'aceita' and rota_id = (select rota_id from solicitacao where id = ?)`,
        id,
      ),
    ).toBe(1);
  });

  it('has one winner for each of ten offers when fifty couriers grab at all of them, over four processes', async () => {
    await esvaziar();
    const entregadores = await novos(50);
    await ficarOnline(...entregadores);
    const pedidos: number[] = [];
    for (let vez = 0; vez < 10; vez += 1) pedidos.push(...(await pedir(loja)));
    const respostas = await Promise.all(
      entregadores.flatMap((e, i) =>
        pedidos.map((id) =>
          new Cliente(todas[i % todas.length] ?? outra, e.cliente.cookie).put(
            `/entregador/${e.id}/aceitar-solicitacao/${id}`,
          ),
        ),
      ),
    );
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(10);
    expect(respostas.filter((r) => r.status >= 500)).toEqual([]);
    expect(
      await contar(
        `select count(distinct entregador_id)::int as total from solicitacao where status = 'aceita' and id = any(?::int[])`,
        `{${pedidos.join(',')}}`,
      ),
    ).toBe(10);
  });

  it('makes one effect of a double tap on two devices', async () => {
    await esvaziar();
    const [ana] = await novos(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? pelaOutra(ana) : ana).cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
      ),
    );
    expect(respostas.map((r) => r.status)).toEqual(Array(8).fill(200));
    expect(
      await contar(
        `select count(*)::int as total from solicitacao_historico where solicitacao_id = ? and status = 'aceita'`,
        id,
      ),
    ).toBe(1);
  });

  it('lets accept and cancel meet, and exactly one of them happen', async () => {
    await esvaziar();
    const [ana] = await novos(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    for (let vez = 0; vez < 15; vez += 1) {
      const [id] = await pedir(loja);
      await ofertaDe(ana);
      const [aceite, cancelamento] = await Promise.all([
        ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
        new Cliente(outra, loja.cliente.cookie).put(`/comercio/solicitacao/${id}/cancelar`),
      ]);
      expect(cancelamento.status).toBe(200);
      expect([200, 400]).toContain(aceite.status);
      expect(
        await contar(`select count(*)::int as total from solicitacao where id = ? and status = 'cancelada'`, id),
      ).toBe(1);
    }
  });
});

describe('two processes that dispatch at once', () => {
  it('make one offer per request and per courier, a hundred times', async () => {
    await esvaziar();
    const entregadores = await novos(4);
    await ficarOnline(...entregadores);
    for (let vez = 0; vez < 100; vez += 1) {
      const pedidos = await Promise.all([
        pedir(loja),
        pedir({ ...loja, cliente: new Cliente(outra, loja.cliente.cookie) }),
      ]);
      const vistas = await Promise.all(entregadores.map((e, i) => ofertaDe(i % 2 ? pelaOutra(e) : e)));
      const oferecidas = vistas.flatMap((v) => (v.proxima_entrega ? [v.proxima_entrega.id] : []));
      expect(oferecidas.toSorted((a, b) => a - b)).toEqual(pedidos.flat().toSorted((a, b) => a - b));
      await Promise.all(pedidos.flat().map((id) => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`)));
    }
    expect(
      await contar(`select count(*)::int as total from (
        select rota_id from oferta where resultado = 'aceita' group by rota_id having count(*) > 1) x`),
    ).toBe(0);
  });
});

describe('idempotency', () => {
  it('has one effect and one answer for a retried mutation, also when the retries meet', async () => {
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`;
    const corpo = { endereco: 'Rua Fernão Dias, 340', valor_estimado: 14 };
    const chave = { 'idempotency-key': crypto.randomUUID() };
    const respostas = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        new Cliente(i % 2 ? outra : api.base, loja.cliente.cookie).post<{ solicitacao_ids: number[] }>(
          caminho,
          corpo,
          chave,
        ),
      ),
    );
    expect(new Set(respostas.map((r) => JSON.stringify(r.body))).size).toBe(1);
    expect(await contar(`select count(*)::int as total from solicitacao where endereco = ?`, corpo.endereco)).toBe(1);
    const outroCorpo = await loja.cliente.post(caminho, { ...corpo, valor_estimado: 15 }, chave);
    expect(outroCorpo.status).toBe(409);
  });
});
