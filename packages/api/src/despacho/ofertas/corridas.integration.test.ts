import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;

beforeAll(async () => {
  race = await startRace(4);
  loja = await race.api.novo.comercio();
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

/** Repeats a call that a busy server did not take: 503 has no effect. */
async function unlessBusy<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  return answer.status === 503 ? unlessBusy(call) : answer;
}

// [oferta-aceite]
describe('races over one offer', () => {
  it('has exactly one winner when twenty couriers accept it at once, over the processes', async () => {
    const entregadores = await race.entregadores(20);
    await ficarOnline(...entregadores);
    const [id] = await pedir(loja);
    const respostas = await Promise.all(
      entregadores.map((e, i) => race.via(e, i).cliente.put(`/entregador/${e.id}/aceitar-solicitacao/${id}`)),
    );
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(1);
    expect(respostas.filter((r) => r.status === 400 && r.body.detail === 'Solicitação não disponível')).toHaveLength(
      19,
    );
    expect(
      await race.count(
        `select count(*)::int as total from oferta where resultado = 'aceita' and rota_id = (select rota_id from solicitacao where id = ?)`,
        id,
      ),
    ).toBe(1);
  });

  it('has one winner for each of ten offers when fifty couriers grab at all of them, over four processes', async () => {
    const entregadores = await race.entregadores(50);
    await ficarOnline(...entregadores);
    const pedidos: number[] = [];
    for (let vez = 0; vez < 10; vez += 1) pedidos.push(...(await pedir(loja)));
    const respostas = await Promise.all(
      entregadores.flatMap((e, i) =>
        pedidos.map((id) =>
          unlessBusy(() => race.via(e, i).cliente.put(`/entregador/${e.id}/aceitar-solicitacao/${id}`)),
        ),
      ),
    );
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(10);
    expect(respostas.filter((r) => r.status >= 500)).toEqual([]);
    expect(
      await race.count(
        `select count(distinct entregador_id)::int as total from solicitacao where status = 'aceita' and id = any(?::int[])`,
        `{${pedidos.join(',')}}`,
      ),
    ).toBe(10);
  });

  it('makes one effect of a double tap on two devices', async () => {
    const [ana] = await race.entregadores(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        race.via(ana, i).cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
      ),
    );
    expect(respostas.map((r) => r.status)).toEqual(Array(8).fill(200));
    expect(
      await race.count(
        `select count(*)::int as total from solicitacao_historico where solicitacao_id = ? and status = 'aceita'`,
        id,
      ),
    ).toBe(1);
  });

  it('lets accept and cancel meet, and exactly one of them happen', async () => {
    const [ana] = await race.entregadores(1);
    if (!ana) throw new Error('unreachable');
    await ficarOnline(ana);
    for (let vez = 0; vez < 15; vez += 1) {
      const [id] = await pedir(loja);
      await ofertaDe(ana);
      const [aceite, cancelamento] = await Promise.all([
        ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
        race.via(loja, vez + 1).cliente.put(`/comercio/solicitacao/${id}/cancelar`),
      ]);
      expect(cancelamento.status).toBe(200);
      expect([200, 400]).toContain(aceite.status);
      expect(
        await race.count(`select count(*)::int as total from solicitacao where id = ? and status = 'cancelada'`, id),
      ).toBe(1);
    }
  });
});

describe('two processes that dispatch at once', () => {
  it('make one offer per request and per courier, round after round', async () => {
    const entregadores = await race.entregadores(4);
    await ficarOnline(...entregadores);
    for (let vez = 0; vez < 100; vez += 1) {
      const pedidos = await Promise.all([pedir(loja), pedir(race.via(loja, vez + 1))]);
      const oferecidas = async () => {
        const vistas = await Promise.all(entregadores.map((e, i) => ofertaDe(race.via(e, i))));
        return vistas.flatMap((v) => (v.proxima_entrega ? [v.proxima_entrega.id] : [])).toSorted((a, b) => a - b);
      };
      // A poll at another process may be late by one event (docs/reliability.md, invariant 19).
      await expect.poll(oferecidas).toEqual(pedidos.flat().toSorted((a, b) => a - b));
      const cancelamentos = await Promise.all(
        pedidos.flat().map((id) => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`)),
      );
      expect(cancelamentos).toMatchObject([{ status: 200 }, { status: 200 }]);
    }
    expect(
      await race.count(`select count(*)::int as total from (
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
        race.via(loja, i).cliente.post<{ solicitacao_ids: number[] }>(caminho, corpo, chave),
      ),
    );
    expect(new Set(respostas.map((r) => JSON.stringify(r.body))).size).toBe(1);
    expect(await race.count(`select count(*)::int as total from solicitacao where endereco = ?`, corpo.endereco)).toBe(
      1,
    );
    const outroCorpo = await loja.cliente.post(caminho, { ...corpo, valor_estimado: 15 }, chave);
    expect(outroCorpo.status).toBe(409);
  });
});
