import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rastreios } from '../../runtime/sweep/requests.ts';
import { completarRastreios } from './completar.ts';

let api: TestApi;
let loja: SignedIn;
beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio('Cantina do Largo');
});
afterAll(() => api.close());

const urls = async (...ids: number[]) => {
  const { body } = await loja.cliente.get<SolicitacaoDoComercio[]>(
    `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`,
  );
  return ids.map((id) => body.find((linha) => linha.id === id)?.rastreio_url);
};
const parada = { endereco: 'Rua A, 1', valor_estimado: 8 };

it('every stop of a request has a link of its own; one that lost it gets one, the same from two processes at once', async () => {
  const ids = await pedir(loja, { multiplas_entregas: [parada, parada] });
  const first = await urls(...ids);
  expect(new Set(first).size).toBe(3);
  expect(first).not.toContain(null);
  await rows(api.orm.em.fork(), sql`delete from rastreio where solicitacao_id = ${ids[1]}`);
  // The process's own first sweep may run before.
  await Promise.all([1, 2].map(() => completarRastreios(api.orm.em.fork(), api.vault)));
  const [before, made, after] = await urls(...ids);
  expect([before, after]).toEqual([first[0], first[2]]);
  expect(made).not.toBe(first[1]);
  expect(made).toMatch(/\/r\/[\w-]{22}$/);
  expect((await fetch(`${api.base}${new URL(made ?? '', api.base).pathname}`)).status).toBe(200);
});

it('a link goes a day after the end, and is not made anew', async () => {
  const [id] = await pedir(loja);
  const [aberta] = await pedir(loja);
  await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
  const varrer = () => rastreios({ em: api.orm.em.fork(), config: api.config, vault: api.vault }, null);
  const left = () =>
    rows(
      api.orm.em.fork(),
      sql<{
        id: number;
      }>`select solicitacao_id as id from rastreio where solicitacao_id in (${id}, ${aberta}) order by 1`,
    );
  await varrer();
  expect(await left()).toEqual([{ id }, { id: aberta }]);
  await advanceTime(api.url, 24 * 3600 + 1);
  // Run it twice, to check that no new link is made. The process's own sweep may run before.
  await varrer();
  await varrer();
  expect(await left()).toEqual([{ id: aberta }]);
  await resetTime(api.url);
});
