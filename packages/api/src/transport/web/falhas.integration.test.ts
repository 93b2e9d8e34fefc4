import { PassThrough } from 'node:stream';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

interface Recusa {
  detail: string;
  request_id: string;
}
interface RecusaTrpc {
  error: { message: string; data: Recusa & { path: string; httpStatus: number } };
}

let api: TestApi;
let ana: SignedIn;
let loja: SignedIn;
let registrado = '';

beforeAll(async () => {
  const logged = new PassThrough();
  logged.on('data', (part) => {
    registrado += String(part);
  });
  // A remembered session is not read from the database, so memory is off.
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', MEMORIA: 'false' }, logged);
  ana = await api.novo.entregador();
  loja = await api.novo.comercio();
});
afterAll(() => api.close());
beforeEach(() => {
  registrado = '';
});

const sql = (text: string) => api.orm.em.fork().execute(text);

/** Runs `fazer` while this table is missing, so that every read of it fails unexpectedly. */
async function withoutTable<T>(table: string, act: () => Promise<T>): Promise<T> {
  await sql(`alter table ${table} rename to ${table}_longe`);
  try {
    return await act();
  } finally {
    await sql(`alter table ${table}_longe rename to ${table}`);
  }
}

const avaliacoes = () => ana.cliente.get<Recusa>(`/entregador/${ana.id}/avaliacoes`);
const avaliacoesTrpc = () => {
  const input = encodeURIComponent(JSON.stringify({ entregador_id: ana.id }));
  return ana.cliente.pedir<RecusaTrpc>('GET', `/trpc/avaliacoes.doEntregador?input=${input}`);
};
const pedido = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };
const solicitar = (payload: object) =>
  loja.cliente.post<Recusa>(`/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`, { ...pedido, ...payload });

// [falhas]
describe('a procedure that fails for an unknown reason', () => {
  it('answers the sentence of the catalogue by REST, and is logged whole under the id of the answer', async () => {
    const { status, body, headers } = await withoutTable('avaliacao', avaliacoes);
    expect({ status, detail: body.detail }).toEqual({ status: 500, detail: 'Erro ao carregar avaliações' });
    expect(body.request_id).toBe(headers.get('x-request-id'));
    const linha = registrado.split('\n').find((uma) => uma.includes(body.request_id));
    expect(JSON.parse(linha ?? '{}')).toMatchObject({
      rota: 'avaliacoes.doEntregador',
      // 42P01: no such table. The text that a database error quotes stays out of the log (docs/security.md).
      err: { code: '42P01', stack: expect.stringContaining('at ') },
    });
  });

  it('answers the same by tRPC', async () => {
    const { status, body } = await withoutTable('avaliacao', avaliacoesTrpc);
    expect(status).toBe(500);
    expect(body.error).toMatchObject({
      message: 'Erro ao carregar avaliações',
      data: { detail: 'Erro ao carregar avaliações', path: 'avaliacoes.doEntregador', httpStatus: 500 },
    });
    expect(registrado).toContain(body.error.data.request_id);
    expect(JSON.stringify(body)).not.toContain('does not exist');
  });

  it('tells a request out of an iFood text from one by hand', async () => {
    const [manual, ifood] = await withoutTable('solicitacao', async () => [
      await solicitar({}),
      await solicitar({ origem: 'ifood' }),
    ]);
    expect(manual).toMatchObject({ status: 500, body: { detail: 'Erro ao solicitar entrega' } });
    expect(ifood).toMatchObject({ status: 500, body: { detail: 'Erro ao solicitar entrega do iFood' } });
  });

  it('answers its sentence also when the session could not be read', async () => {
    const [rest, trpc] = await withoutTable('sessao', async () => [await avaliacoes(), await avaliacoesTrpc()]);
    expect(rest).toMatchObject({ status: 500, body: { detail: 'Erro ao carregar avaliações' } });
    expect(trpc).toMatchObject({ status: 500, body: { error: { data: { detail: 'Erro ao carregar avaliações' } } } });
    for (const { headers } of [rest, trpc]) expect(registrado).toContain(headers.get('x-request-id'));
  });

  it('answers a general sentence where the catalogue has none', async () => {
    const { status, body } = await withoutTable('foto', () => ana.cliente.get(`/has-foto/entregador/${ana.id}`));
    expect({ status, detail: body.detail }).toEqual({
      status: 500,
      detail: 'Algo deu errado aqui do nosso lado. Tente de novo em instantes.',
    });
  });

  it('answers the catalogue and not its own words when its answer is not what its schema says', async () => {
    await sql('alter table comercio rename column endereco_retirada to endereco_longe');
    await sql('alter table comercio add column endereco_retirada int default 7');
    const { status, body } = await loja.cliente.get(`/comercio/${encodeURIComponent(loja.nome)}/local`);
    await sql('alter table comercio drop column endereco_retirada');
    await sql('alter table comercio rename column endereco_longe to endereco_retirada');
    expect({ status, detail: body.detail }).toEqual({ status: 500, detail: 'Erro ao carregar dados' });
  });
});

describe('a refusal', () => {
  it('names the field that it is about, by both transports', async () => {
    const senha = { senha_atual: 'outra', nova_senha: 'uma senha nova' };
    const rest = await ana.cliente.put<{ campo: string }>(`/entregador/${ana.id}/senha`, senha);
    expect(rest).toMatchObject({ status: 400, body: { detail: 'Senha atual incorreta', campo: 'senha_atual' } });
    const trpc = await ana.cliente.pedir('POST', '/trpc/senhas.entregador', { entregador_id: ana.id, ...senha });
    expect(trpc).toMatchObject({ status: 400, body: { error: { data: { campo: 'senha_atual' } } } });
    const semEndereco = await solicitar({ endereco: ' ' });
    expect(semEndereco).toMatchObject({ status: 400, body: { detail: 'Endereço é obrigatório', campo: 'endereco' } });
  });
});
