import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { finishedAtTheDoor } from '@corre/testing/harness/cash.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codigoDa } from './codigo.ts';

const RODADAS = 10;
const rodadas = Array.from({ length: RODADAS }, (_, vez) => vez);

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;

beforeAll(async () => {
  race = await startRace(2, { LIMITE_DINHEIRO: '50' });
  [loja, suporte] = [await race.api.novo.comercio(), await race.api.novo.funcionario('suporte')];
});
afterAll(() => race.api.close());

const comDinheiro = async (...valores: number[]) => {
  const courier = await race.api.novo.entregador();
  const par = { entregador_id: courier.id, comercio_id: loja.id };
  const entregas: number[] = [];
  for (const valor of valores) {
    entregas.push(await finishedAtTheDoor(race.api.orm.em.fork(), par, 'dinheiro', valor));
  }
  return { courier, entregas };
};
const prestar = (quem: SignedIn, courier: SignedIn, valor: number) =>
  quem.cliente.post<{ id: number }>('/custodia/prestacoes', {
    entregador_id: courier.id,
    comercio_nome: loja.nome,
    valor,
  });
const confirmar = (quem: SignedIn, id: number, corpo: object = {}) =>
  quem.cliente.put(`/custodia/prestacoes/${id}/confirmar`, corpo);
const liberar = (quem: SignedIn, entrega_id: number) =>
  quem.cliente.put(`/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(loja.nome)}`, { entrega_id });

/** The movements of the courier's cash in hand, oldest first, the balance, and the number of deliveries that count. */
const historia = async ({ id }: SignedIn) => {
  const linhas = await race.rows(
    `select m.tipo, l.valor::float8 as valor, l.saldo_total::float8 as saldo from custodia_movimento m
       join custodia_lancamento l on l.movimento_id = m.id and l.conta = 'entregador' where m.entregador_id = ? order by m.id`,
    id,
  );
  const total = await race.count(
    `select count(*)::int as total from entrega where entregador_id = ? and status = 'concluida'`,
    id,
  );
  return { linhas, concluidas: total };
};
const recebido = (valor: number, saldo = valor) => ({ tipo: 'recebido', valor, saldo });
const prestado = (valor: number, saldo = 0) => ({ tipo: 'prestado', valor: -valor, saldo });

describe('of several who settle the same cash at once', () => {
  it.each(rodadas)('two receivers confirm one handover: it has one effect (round %i)', async (vez) => {
    const { courier } = await comDinheiro(60);
    const { body } = await prestar(courier, courier, 60);
    const respostas = await startTogether(
      [() => confirmar(race.via(loja, 0), body.id), () => confirmar(race.via(suporte, 1), body.id)],
      delaysOfRound(vez),
    );
    expect(countStatus(respostas, 200)).toBe(2);
    expect(respostas[0]?.body).toEqual(respostas[1]?.body);
    expect(await historia(courier)).toEqual({ linhas: [recebido(60), prestado(60)], concluidas: 1 });
  });

  it.each(rodadas)('the receiver confirms while the courier types the code: one effect (round %i)', async (vez) => {
    const { courier } = await comDinheiro(60);
    const { body } = await prestar(courier, courier, 60);
    const codigo = codigoDa(race.api.vault, body.id);
    const respostas = await startTogether(
      [() => confirmar(race.via(loja, 0), body.id), () => confirmar(race.via(courier, 1), body.id, { codigo })],
      delaysOfRound(vez),
    );
    expect(countStatus(respostas, 200)).toBe(2);
    expect(await historia(courier)).toEqual({ linhas: [recebido(60), prestado(60)], concluidas: 1 });
  });

  it.each(rodadas)(
    'the shop releases while support confirms: each real is handed over once (round %i)',
    async (vez) => {
      const { courier, entregas } = await comDinheiro(40, 20);
      const { body } = await prestar(courier, courier, 60);
      const respostas = await startTogether(
        [() => liberar(race.via(loja, 0), entregas[0] ?? 0), () => confirmar(race.via(suporte, 1), body.id)],
        delaysOfRound(vez),
      );
      expect(countStatus(respostas, 200)).toBe(2);
      const { linhas, concluidas } = await historia(courier);
      expect(concluidas).toBe(2);
      expect([
        [recebido(40), recebido(20, 60), prestado(60)],
        [recebido(40), recebido(20, 60), prestado(40, 20), prestado(20)],
      ]).toContainEqual(linhas);
    },
  );

  it.each(rodadas)('a handover is confirmed or cancelled, never both (round %i)', async (vez) => {
    const { courier } = await comDinheiro(60);
    const { body } = await prestar(courier, courier, 60);
    const respostas = await startTogether(
      [
        () => confirmar(race.via(loja, 0), body.id),
        () => race.via(courier, 1).cliente.put(`/custodia/prestacoes/${body.id}/cancelar`),
      ],
      delaysOfRound(vez),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const confirmada = respostas[0]?.status === 200;
    expect((await historia(courier)).linhas).toEqual(confirmada ? [recebido(60), prestado(60)] : [recebido(60)]);
  });

  it('no order of releases, launches and handovers of one courier waits for another for ever', async () => {
    const { courier, entregas } = await comDinheiro(10, 20, 30, 40);
    const par = { entregador_id: courier.id, comercio_id: loja.id };
    const cartao = await finishedAtTheDoor(race.api.orm.em.fork(), par, 'maquininha', 50);
    const lancar = (quem: SignedIn) =>
      quem.cliente.post(`/comercio/entregas?comercio_nome=${encodeURIComponent(loja.nome)}`, {
        entregador_id: courier.id,
        valor: 5,
      });
    const respostas = await startTogether<unknown>([
      ...entregas.map((id, i) => () => liberar(race.via(loja, i), id)),
      () => liberar(race.via(loja, 1), cartao),
      () => lancar(race.via(loja, 0)),
      () => lancar(race.via(loja, 1)),
      () => prestar(race.via(suporte, 0), courier, 15),
      () => prestar(race.via(loja, 1), courier, 15),
    ]);
    expect(respostas.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const { linhas } = await historia(courier);
    expect(linhas.at(-1)).toMatchObject({ saldo: 0 });
  });
});

describe('a card machine that two tabs hand out at once', () => {
  it.each(rodadas)('is in one hand (round %i)', async (vez) => {
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/maquininhas`;
    const { body } = await loja.cliente.post<{ id: number }>(caminho, { apelido: `m${vez}` });
    const [ana, bia] = [await race.api.novo.entregador(), await race.api.novo.entregador()];
    const entregar = (instancia: number, entregador_id: number) =>
      race.via(loja, instancia).cliente.put(`${caminho}/${body.id}/entregar`, { entregador_id });
    const respostas = await startTogether([() => entregar(0, ana.id), () => entregar(1, bia.id)], delaysOfRound(vez));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const posses = await race.rows(
      'select entregador_id from maquininha_posse where maquininha_id = ? and ate is null',
      body.id,
    );
    expect(posses).toEqual([{ entregador_id: respostas[0]?.status === 200 ? ana.id : bia.id }]);
  });
});
