import { rows } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { plantIntegration } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { somasDeSempre } from '../dinheiro/entregas/somas.queries.ts';
import { contasDasSemanas } from '../dinheiro/fechamento/contas.queries.ts';
import { faturasDasSemanas } from '../dinheiro/fechamento/faturas.ts';
import { acharIntegracao } from '../integracoes/escopo.ts';
import { listarIntegracoes } from '../integracoes/listar.ts';

let api: TestApi;
let loja: SignedIn;
let outra: SignedIn;
let ana: SignedIn;
let integracao_id: number;
beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  [loja, outra, ana] = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.entregador()];
  const requester = await startRequester();
  integracao_id = await plantIntegration(api, loja.id, requester, 'webhook');
  await requester.close();
  await api.orm.em.fork().execute(
    `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
     values (?, ?, 1, 10, 'online', 'concluida', '2026-03-03T12:00:00-03', '2026-03-03T12:00:00-03')`,
    [loja.id, ana.id],
  );
});
afterAll(() => api.close());

const SEMANAS = ['2026-03-02'];

/** Returns what each statement with a scope reads. */
async function lidas(lojas: { loja: number } | { todas: true }, couriers: { entregador: number } | { todos: true }) {
  const em = api.orm.em.fork();
  const { total, integracoes } = await listarIntegracoes(em, lojas);
  return {
    total,
    integracoes: integracoes.length,
    achada: await acharIntegracao(em, lojas, integracao_id).then(
      () => true,
      () => false,
    ),
    faturas: (await rows(em, faturasDasSemanas(SEMANAS, lojas))).length,
    contas: (await rows(em, contasDasSemanas(SEMANAS, couriers))).length,
    somas: (await somasDeSempre(em, couriers).execute()).length,
  };
}

const TUDO = { total: 1, integracoes: 1, achada: true, faturas: 1, contas: 1, somas: 1 };
const NADA = { total: 0, integracoes: 0, achada: false, faturas: 0, contas: 0, somas: 0 };

// [papeis]
describe('a scope', () => {
  it('of one account reads its rows and no others', async () => {
    expect(await lidas({ loja: loja.id }, { entregador: ana.id })).toEqual(TUDO);
    expect(await lidas({ loja: outra.id }, { entregador: ana.id + 1 })).toEqual(NADA);
  });

  it('of everybody reads all rows', async () => {
    expect(await lidas({ todas: true }, { todos: true })).toEqual(TUDO);
  });

  it.each(['{}', '{"loja":null,"entregador":null,"entregadores":null}'])(
    'without a value reads nothing: %s',
    async (json) => {
      expect(await lidas(JSON.parse(json), JSON.parse(json))).toEqual(NADA);
    },
  );
});
