import type { EstadoDoSistema } from '@corre/contract/sistema/contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sistemaPreso } from '../../numeros/sistema-preso.ts';
import { estadoDoSistema } from './estado.ts';

/** A transaction is shown when it is a second old. A statement beside the queue waits 15 s for a row. */
const LIMITE = { timeout: 60_000 };

let api: TestApi;
let psql: pg.Client;
let suporte: SignedIn;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  [suporte, loja] = [await api.novo.funcionario('suporte'), await api.novo.comercio()];
  psql = new pg.Client({ connectionString: api.url, application_name: 'psql' });
  await psql.connect();
});
afterAll(async () => {
  await psql.end();
  await api.close();
});
afterEach(() => psql.query('rollback'));

const estado = async (cliente = suporte.cliente) => {
  const { status, body } = await cliente.get<EstadoDoSistema>('/suporte/sistema');
  expect(status).toBe(200);
  return body;
};
/** The transactions that hold rows now: the product's own come and go. */
const abertas = async (cliente = suporte.cliente) =>
  (await estado(cliente)).transacoes.filter(({ do_corre }) => !do_corre);
const segurar = async (comando: string, ...valores: unknown[]) => {
  await psql.query('begin');
  await psql.query(comando, valores);
};
const cancelar = (id: number) => loja.cliente.put<{ codigo?: string }>(`/comercio/solicitacao/${id}/cancelar`);

// [sistema-preso]
it('names who holds a request, and counts the acts that were refused, also in another process; afterwards nothing', async () => {
  expect(await estado()).toMatchObject({ ve_tudo: true, recusas: 0, ultima_recusa_em: null });
  const [id] = await pedir(loja, { endereco: 'Rua Secreta, 7' });
  await segurar('select * from solicitacao where id = $1 and endereco = $2 for update', id, 'Rua Secreta, 7');
  const recusada = await cancelar(id);
  expect(recusada).toMatchObject({ status: 503, body: { codigo: 'SERVIDOR_OCUPADO' } });
  expect(recusada.headers.get('retry-after')).toMatch(/^\d+$/);
  const outro = new Client(await api.another(), suporte.cliente.cookie);
  await expect.poll(() => abertas(outro), LIMITE).toHaveLength(1);
  // The count comes behind the answer.
  await expect.poll(async () => (await estado(outro)).recusas, LIMITE).toBe(1);
  expect(await sistemaPreso(api.orm.em.fork())).toEqual({ presas: 1, recusas: 1 });
  const { transacoes, ...resto } = await estado(outro);
  expect(transacoes.find(({ do_corre }) => !do_corre)).toMatchObject({
    programa: 'psql',
    situacao: 'parada',
    comando: 'leitura',
    tabelas: ['solicitacao'],
    linhas: [{ tabela: 'solicitacao', id, nome: null }],
    esperando: 0,
  });
  expect(JSON.stringify(transacoes)).not.toMatch(/Secreta|select/);
  expect(resto).toMatchObject({ recusas: 1, ultima_recusa_em: expect.any(String) });
  await psql.query('rollback');
  expect(await abertas()).toEqual([]);
  expect((await cancelar(id)).status).toBe(200);
  await advanceTime(api.orm.em.fork(), 400);
  expect(await sistemaPreso(api.orm.em.fork())).toEqual({ presas: 0, recusas: 0 });
  await advanceTime(api.orm.em.fork(), 3_300);
  expect(await estado()).toMatchObject({ recusas: 0, ultima_recusa_em: null });
});

it('counts an act beside the queue whose row was held until its statement ended, and no read', LIMITE, async () => {
  const antes = (await estado()).recusas;
  const caminho = `/comercio/${encodeURIComponent(loja.nome)}/local`;
  await segurar('select 1 from comercio where id = $1 for update', loja.id);
  expect(await loja.cliente.put(caminho, { endereco_retirada: 'Rua Nova, 1', link_loja: null })).toMatchObject({
    status: 503,
    body: { codigo: 'SERVIDOR_OCUPADO' },
  });
  expect((await loja.cliente.get(caminho)).status).toBe(200);
  await expect.poll(async () => (await estado()).recusas, LIMITE).toBe(antes + 1);
});

it('names the shop and the courier whose rows are held, what the transaction did last, and who waits for it', async () => {
  const ana = await api.novo.entregador({ nome_completo: 'Ana Presa' });
  await segurar('update comercio set telefone = telefone where id = $1', loja.id);
  await psql.query('update fila_entregador set motivo_offline = motivo_offline where entregador_id = $1', [ana.id]);
  const outra = new pg.Client({ connectionString: api.url, application_name: 'relatorio' });
  await outra.connect();
  const espera = outra.query('select 1 from comercio where id = $1 for update', [loja.id]);
  await expect
    .poll(async () => (await abertas()).find(({ programa }) => programa === 'psql')?.esperando, LIMITE)
    .toBe(1);
  const [psqlVista] = (await abertas()).filter(({ programa }) => programa === 'psql');
  expect(psqlVista).toMatchObject({
    comando: 'mudanca',
    linhas: [
      { tabela: 'comercio', id: loja.id, nome: loja.nome },
      { tabela: 'entregador', id: ana.id, nome: 'Ana Presa' },
    ],
  });
  await psql.query('rollback');
  await espera;
  await outra.end();
});

it('says so where the role of the server may not see the transactions of others', async () => {
  await segurar('select 1 from comercio where id = $1 for update', loja.id);
  const em = api.orm.em.fork();
  const papel = `cego_${process.pid}`;
  await em.execute(`create role ${papel}`);
  try {
    const visto = await em.transactional(async (tx) => {
      await tx.execute(`grant usage on schema public to ${papel}`);
      await tx.execute(`grant select on all tables in schema public to ${papel}`);
      await tx.execute(`set local role ${papel}`);
      const lido = await estadoDoSistema(tx);
      await tx.execute('reset role');
      await tx.execute(`drop owned by ${papel}`);
      return lido;
    });
    expect(visto.ve_tudo).toBe(false);
    expect(visto.transacoes).toContainEqual(
      expect.objectContaining({
        programa: 'psql',
        segundos: null,
        situacao: 'desconhecida',
        comando: 'outro',
        linhas: [{ tabela: 'comercio', id: loja.id, nome: loja.nome }],
      }),
    );
  } finally {
    await em.execute(`drop role ${papel}`);
  }
});

it('is for support and the administrator only', async () => {
  expect((await loja.cliente.get('/suporte/sistema')).status).toBe(403);
  expect((await api.novo.funcionario('admin').then(({ cliente }) => cliente.get('/suporte/sistema'))).status).toBe(200);
});
