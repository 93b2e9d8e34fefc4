import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Pista, startRace } from '@corre/testing/harness/race.ts';
import { rounds } from '@corre/testing/harness/rounds.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let pista: Pista;
let loja: SignedIn;

beforeAll(async () => {
  pista = await startRace(4);
  loja = await pista.api.novo.comercio();
});
afterAll(() => pista.api.fechar());
beforeEach(() => pista.esvaziar());

// [oferta-aceite]
describe('races over one offer', () => {
  it('has exactly one winner when twenty couriers accept it at once, over the processes', async () => {
    const entregadores = await pista.entregadores(20);
    await ficarOnline(...entregadores);
    const [id] = await pedir(loja);
    const respostas = await Promise.all(
      entregadores.map((e, i) => pista.por(e, i).cliente.put(`/entregador/${e.id}/aceitar-solicitacao/${id}`)),
    );
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(1);
    expect(respostas.filter((r) => r.status === 400 && r.body.detail === 'Solicitação não disponível')).toHaveLength(
      19,
    );
    expect(
      await pista.contar(
        `select count(*)::int as total from oferta where resultado = 'aceita' and rota_id = (select rota_id from solicitacao where id = ?)`,
        id,
      ),
    ).toBe(1);
  });

  it('has one winner for each of ten offers when fifty couriers grab at all of them, over four processes', async () => {
    const entregadores = await pista.entregadores(50);
    await ficarOnline(...entregadores);
    const pedidos: number[] = [];
    for (let vez = 0; vez < 10; vez += 1) pedidos.push(...(await pedir(loja)));
    const respostas = await Promise.all(
      entregadores.flatMap((e, i) =>
        pedidos.map((id) => pista.por(e, i).cliente.put(`/entregador/${e.id}/aceitar-solicitacao/${id}`)),
      ),
    );
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(10);
    expect(respostas.filter((r) => r.status >= 500)).toEqual([]);
    expect(
      await pista.contar(
        `select count(distinct entregador_id)::int as total from solicitacao where status = 'aceita' and id = any(?::int[])`,
        `{${pedidos.join(',')}}`,
      ),
    ).toBe(10);
  });

  it('makes one effect of a double tap on two devices', async () => {
    const [ana] = await pista.entregadores(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        pista.por(ana, i).cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
      ),
    );
    expect(respostas.map((r) => r.status)).toEqual(Array(8).fill(200));
    expect(
      await pista.contar(
        `select count(*)::int as total from solicitacao_historico where solicitacao_id = ? and status = 'aceita'`,
        id,
      ),
    ).toBe(1);
  });

  it('lets accept and cancel meet, and exactly one of them happen', async () => {
    const [ana] = await pista.entregadores(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    for (let vez = 0; vez < rounds(15); vez += 1) {
      const [id] = await pedir(loja);
      await ofertaDe(ana);
      const [aceite, cancelamento] = await Promise.all([
        ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
        pista.por(loja, vez + 1).cliente.put(`/comercio/solicitacao/${id}/cancelar`),
      ]);
      expect(cancelamento.status).toBe(200);
      expect([200, 400]).toContain(aceite.status);
      expect(
        await pista.contar(`select count(*)::int as total from solicitacao where id = ? and status = 'cancelada'`, id),
      ).toBe(1);
    }
  });
});

describe('two processes that dispatch at once', () => {
  it('make one offer per request and per courier, round after round', async () => {
    const entregadores = await pista.entregadores(4);
    await ficarOnline(...entregadores);
    for (let vez = 0; vez < rounds(100); vez += 1) {
      const pedidos = await Promise.all([pedir(loja), pedir(pista.por(loja, vez + 1))]);
      const vistas = await Promise.all(entregadores.map((e, i) => ofertaDe(pista.por(e, i))));
      const oferecidas = vistas.flatMap((v) => (v.proxima_entrega ? [v.proxima_entrega.id] : []));
      expect(oferecidas.toSorted((a, b) => a - b)).toEqual(pedidos.flat().toSorted((a, b) => a - b));
      await Promise.all(pedidos.flat().map((id) => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`)));
    }
    expect(
      await pista.contar(`select count(*)::int as total from (
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
        pista.por(loja, i).cliente.post<{ solicitacao_ids: number[] }>(caminho, corpo, chave),
      ),
    );
    expect(new Set(respostas.map((r) => JSON.stringify(r.body))).size).toBe(1);
    expect(
      await pista.contar(`select count(*)::int as total from solicitacao where endereco = ?`, corpo.endereco),
    ).toBe(1);
    const outroCorpo = await loja.cliente.post(caminho, { ...corpo, valor_estimado: 15 }, chave);
    expect(outroCorpo.status).toBe(409);
  });
});
