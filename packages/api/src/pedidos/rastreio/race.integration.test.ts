import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

async function urlDe(id: number): Promise<string> {
  const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
  const { body } = await loja.cliente.get<SolicitacaoDoComercio[]>(caminho);
  return body.find((linha) => linha.id === id)?.rastreio_url ?? '';
}

interface Visto {
  status: string;
  etapas: { etapa: string; quando: string }[];
  entregador?: object;
}

const ver = async (url: string) =>
  (await (await fetch(`${api.base}/api${url.replace('/r/', '/rastreio/')}`)).json()) as Visto;
const dizer = (url: string) => fetch(`${api.base}${url}/nao-e-comigo`, { method: 'POST', redirect: 'manual' });
const renovar = (de: SignedIn, id: number) =>
  de.cliente.put<{ message: string; rastreio_url: string }>(`/comercio/solicitacao/${id}/rastreio`);
const auditadas = (acao: string, id: number) =>
  rows(
    api.orm.em.fork(),
    sql`select ator_tipo, ator_id, detalhes from auditoria where acao = ${acao} and alvo_id = ${id}`,
  );

/** Reads in several loops while `work` runs. */
async function readWhile(url: string, work: () => Promise<unknown>): Promise<Visto[]> {
  const seen: Visto[] = [];
  let going = true;
  const read = async () => {
    while (going) seen.push(await ver(url));
  };
  const readers = [read(), read(), read()];
  await work();
  going = false;
  await Promise.all(readers);
  return seen;
}

function expectWhole(seen: Visto[]): void {
  for (const { status, etapas, entregador } of seen) {
    expect(etapas.at(-1)?.etapa).toBe(status);
    expect(etapas.map(({ quando }) => quando)).toEqual(etapas.map(({ quando }) => quando).sort());
    expect(entregador !== undefined).toBe(status === 'em_entrega');
  }
}

describe('whoever looks while the delivery goes on', () => {
  it('sees one moment of it, whole: its status is its last step, and the courier is there while they carry it', async () => {
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    const url = await urlDe(id);
    const seen = await readWhile(url, async () => {
      await aceitar(ana, id);
      await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    });
    expectWhole(seen);
    expect((await ver(url)).status).toBe('finalizada');
  });

  it('sees it accepted or cancelled when both are tried at once, and never both', async () => {
    await ficarOnline(ana);
    for (let n = 0; n < 5; n += 1) {
      const [id] = await pedir(loja);
      const url = await urlDe(id);
      const seen = await readWhile(url, () =>
        Promise.allSettled([aceitar(ana, id), loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`)]),
      );
      expectWhole(seen);
      await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
      expect((await ver(url)).status).toBe('cancelada');
    }
  });
});

describe("'Não é comigo' and what the shop does then", () => {
  it('counts once, however many say it at once', async () => {
    const [id] = await pedir(loja);
    const url = await urlDe(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => dizer(url)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(await auditadas('rastreio_recusado', id)).toEqual([{ ator_tipo: 'anonimo', ator_id: null, detalhes: {} }]);
  });

  it('the shop has one new link, however often it asks; the old one leads nowhere', async () => {
    const [id] = await pedir(loja);
    const url = await urlDe(id);
    expect((await renovar(loja, id)).body).toEqual({ message: 'Este link já está valendo', rastreio_url: url });
    await dizer(url);
    const asked = await Promise.all(Array.from({ length: 4 }, () => renovar(loja, id)));
    const given = new Set(asked.map(({ body }) => body.rastreio_url));
    expect([given.size, given.has(url)]).toEqual([1, false]);
    const [novo = ''] = given;
    expect(await urlDe(id)).toBe(novo);
    expect((await ver(novo)).status).toBe('aguardando');
    expect((await fetch(`${api.base}${url}`)).status).toBe(404);
    expect(await auditadas('rastreio_renovado', id)).toEqual([
      { ator_tipo: 'comercio', ator_id: loja.id, detalhes: {} },
    ]);
  });

  it('is no other shop’s, and not for what is over', async () => {
    const [id] = await pedir(loja);
    const outra = await api.novo.comercio('Outra');
    expect((await renovar(outra, id)).status).toBe(403);
    expect((await renovar(loja, 999_999)).status).toBe(404);
    await dizer(await urlDe(id));
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect((await renovar(loja, id)).body).toMatchObject({
      detail: 'A entrega já terminou: não há mais o que acompanhar.',
    });
  });
});
