import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// Another transaction, such as a forgotten psql, holds one row. The rest of the place goes on.

const linhas: string[] = [];
let api: TestApi;
let psql: pg.Client;
let presa: SignedIn;
let livre: SignedIn;

beforeAll(async () => {
  api = await startApi(
    { VARREDURA_SEGUNDOS: '3600', ACTS_TOGETHER: '8', LOG_LEVEL: 'warn' },
    { write: (linha: string) => void linhas.push(linha) },
  );
  [presa, livre] = [await api.novo.comercio(), await api.novo.comercio()];
  psql = new pg.Client({ connectionString: api.url, application_name: 'psql' });
  await psql.connect();
});
afterAll(async () => {
  await psql.end();
  await api.close();
});
beforeEach(() => emptyQueue(api.orm.em.fork()));
afterEach(() => psql.query('rollback'));

const caminhoDe = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}/solicitar-entrega`;
const pedirDe = (loja: SignedIn, endereco: string, chave: string = crypto.randomUUID()) =>
  loja.cliente.post<{ detail?: string; codigo?: string }>(
    caminhoDe(loja),
    { endereco, valor_estimado: 9 },
    { 'idempotency-key': chave },
  );
const cancelar = (loja: SignedIn, id: number, chave: string) =>
  loja.cliente.put<{ codigo?: string }>(`/comercio/solicitacao/${id}/cancelar`, undefined, {
    'idempotency-key': chave,
  });
const segurar = async (tabela: 'solicitacao' | 'comercio', id: number) => {
  await psql.query('begin');
  await psql.query(`select 1 from ${tabela} where id = $1 for update`, [id]);
};
const quantas = async (endereco: string) =>
  (await api.orm.em.fork().execute('select 1 from solicitacao where endereco = ?', [endereco])).length;
const ocupado = { status: 503, body: { codigo: 'SERVIDOR_OCUPADO' } };
const ids = Array.from({ length: 12 }, (_, n) => n);

describe('a request whose row is locked', () => {
  it('is refused alone, with Retry-After; twelve others of the place are done, and nothing is lost afterwards', async () => {
    const [id] = await pedir(presa);
    const outros = await Promise.all(ids.map(async () => (await pedir(presa))[0]));
    await segurar('solicitacao', id);
    const respostas = await Promise.all([
      cancelar(presa, id, 'fim'),
      ...ids.map((n) => pedirDe(n % 2 ? presa : livre, `Rua que segue, ${n}`)),
      ...outros.map((outro) => cancelar(presa, outro, `fim-${outro}`)),
    ]);
    const [recusada, ...feitas] = respostas;
    expect(recusada).toMatchObject(ocupado);
    expect(recusada?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(feitas.map(({ status }) => status)).toEqual(feitas.map(() => 200));
    await psql.query('rollback');
    expect((await cancelar(presa, id, 'fim')).status).toBe(200);
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });

  it('is refused again and again while it is locked, and its courier and the shop do the rest', async () => {
    const ana = await api.novo.entregador();
    const bia = await api.novo.entregador();
    await ficarOnline(ana);
    const [id] = await pedir(presa);
    await aceitar(ana, id);
    await segurar('solicitacao', id);
    const passo = () =>
      ana.cliente.put<{ codigo?: string }>(`/entregador/solicitacao/${id}/status`, { novo_status: 'em_retirada' });
    for (const _ of [1, 2, 3]) expect(await passo()).toMatchObject(ocupado);
    // Offers go on: another courier gets a new request while the acts above are refused.
    const [recusado] = await Promise.all([passo(), ficarOnline(bia)]);
    expect(recusado).toMatchObject(ocupado);
    const [nova] = await pedir(presa);
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(nova);
    await psql.query('rollback');
    expect((await passo()).status).toBe(200);
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });
});

describe('a shop whose row is locked', () => {
  it('is refused alone, also many times at once; the other shop goes on, and each repeat is done once', async () => {
    await segurar('comercio', presa.id);
    const respostas = await Promise.all(
      ids.flatMap((n) => [pedirDe(presa, `Rua presa, ${n}`, `presa-${n}`), pedirDe(livre, `Rua livre, ${n}`)]),
    );
    const daPresa = respostas.filter((_, n) => n % 2 === 0);
    const daLivre = respostas.filter((_, n) => n % 2 === 1);
    for (const uma of daPresa) expect(uma).toMatchObject(ocupado);
    expect(daLivre.map(({ status }) => status)).toEqual(ids.map(() => 200));
    await psql.query('rollback');
    for (const n of [...ids, ...ids]) expect((await pedirDe(presa, `Rua presa, ${n}`, `presa-${n}`)).status).toBe(200);
    for (const n of ids) expect([await quantas(`Rua presa, ${n}`), await quantas(`Rua livre, ${n}`)]).toEqual([1, 1]);
    expect(await quebras(api.orm.em.fork())).toEqual([]);
  });
});

it('who holds rows is logged, without statements', () => {
  const ditas = linhas.map((linha) => JSON.parse(linha)).filter(({ msg }) => msg === 'a row is locked');
  expect(ditas.length).toBeGreaterThan(0);
  for (const { held_by } of ditas) expect(JSON.stringify(held_by)).not.toMatch(/select|Rua/);
  expect(ditas.flatMap(({ held_by }) => held_by)).toContainEqual(
    expect.objectContaining({ aplicacao: 'psql', estado: 'idle in transaction', tabelas: ['solicitacao'] }),
  );
});
