import type { Comercio } from '@corre/contract/comercios/contrato.ts';
import type { Row } from '@corre/db/database.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

const criar = (nome: unknown, senha: unknown = 'corre123') =>
  admin.cliente.post<{ message: string; detail: string }>('/admin/comercios', { nome, senha });
const excluir = (nome: string) =>
  admin.cliente.delete<{ message: string; detail: string }>(`/admin/comercios/${encodeURIComponent(nome)}`);
const listar = async () => (await admin.cliente.get<Comercio[]>('/admin/comercios')).body;

// [cadastros]
test('a shop created with the preset password signs in and is known to have it still', async () => {
  const { status, body } = await criar('  Pizzaria do Bairro ');
  expect([status, body.message]).toEqual([200, 'Comércio criado com sucesso!']);
  expect(await listar()).toContainEqual({
    id: expect.any(Number),
    nome: 'Pizzaria do Bairro',
    data_cadastro: expect.stringMatching(/Z$/),
    senha_inicial: true,
    total_entregas: 0,
  });
  const login = await api.anonymous().post('/login/comercio', { usuario: 'pizzaria do bairro', senha: 'corre123' });
  expect(login.body).toEqual({ user_type: 'comercio', comercio_nome: 'Pizzaria do Bairro', senha_inicial: true });
});

test('name and password are required, with the promised text', async () => {
  expect((await criar('   ')).body.detail).toBe('Digite o nome do comercio');
  expect((await criar(undefined)).body.detail).toBe('Digite o nome do comercio');
  expect((await criar('..')).body.detail).toBe('O nome do comercio precisa de letras ou números');
  expect((await criar('#3')).body.detail).toBe('O nome do comercio não pode ser um número de conta');
  expect((await criar('Bar\u200b do Zé')).body.detail).toBe('O texto tem um caractere invisível ou inválido');
  expect((await criar('Sem Senha', '')).body.detail).toBe('Digite a senha do comercio');
  expect((await criar('Senha Curta', '123')).body.detail).toBe('Senha deve ter pelo menos 6 caracteres');
});

test('a name that differs only in case, accents or blanks is taken', async () => {
  await criar('Açaí da Esquina', 'outra senha');
  for (const nome of ['AÇAÍ DA ESQUINA', 'acai  da esquina', 'Ac\u0327ai\u0301 da Esquina']) {
    const { status, body } = await criar(nome);
    expect([status, body.detail]).toEqual([409, 'Já existe um comércio com este nome']);
  }
  expect((await listar()).find(({ nome }) => nome === 'Açaí da Esquina')?.senha_inicial).toBe(false);
});

test.each(['A/B', '100% Natural', 'Zé & Cia?', '../etc', 'Lanches #1', '日本 Sushi'])(
  '%s is a name like any other',
  async (nome) => {
    expect((await criar(nome, 'forno a lenha')).status).toBe(200);
    const login = api.anonymous();
    expect((await login.post('/login/comercio', { usuario: nome, senha: 'forno a lenha' })).status).toBe(200);
    const perfil = await login.get<{ nome: string }>(`/comercio/${encodeURIComponent(nome)}/perfil`);
    expect([perfil.status, perfil.body.nome]).toEqual([200, nome]);
    expect((await excluir(nome)).status).toBe(200);
    expect((await listar()).some((comercio) => comercio.nome === nome)).toBe(false);
  },
);

test('a removed shop has no session and no login, and its name is free again', async () => {
  const loja = await api.novo.comercio('Fecha Hoje');
  expect((await excluir('fecha HOJE')).body.message).toBe('Comércio excluído com sucesso!');
  expect((await loja.cliente.get('/sessao')).status).toBe(401);
  const login = await api.anonymous().post('/login/comercio', { usuario: 'Fecha Hoje', senha: TEST_PASSWORD });
  expect([login.status, login.body.detail]).toEqual([401, 'Credenciais inválidas']);
  const denovo = await excluir('Fecha Hoje');
  expect([denovo.status, denovo.body.detail]).toEqual([404, 'Comércio não encontrado']);
  expect((await criar('Fecha Hoje')).status).toBe(200);
});

test('the waiting and accepted requests of a removed shop are cancelled, the ones on the road go on', async () => {
  const loja = await api.novo.comercio('Com Pedidos');
  const entregador = await api.novo.entregador();
  const em = api.orm.em.fork();
  for (const status of ['aguardando', 'aceita', 'em_entrega']) {
    const dono = status === 'aguardando' ? null : entregador.id;
    await rows(
      em,
      sql`with r as (insert into rota (comercio_id, aguardando) values (${loja.id}, ${status === 'aguardando'}) returning id)
          insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status)
          select id, ${loja.id}, ${dono}::int, 'Av. Brasil, 1', 'manual', 10, ${status} from r`,
    );
  }
  expect((await excluir('Com Pedidos')).status).toBe(200);
  const depois = await rows(
    em,
    sql<Pick<Row<'solicitacao'>, 'status'>>`select status from solicitacao where comercio_id = ${loja.id} order by id`,
  );
  expect(depois.map(({ status }) => status)).toEqual(['cancelada', 'cancelada', 'em_entrega']);
  const autores = await rows(
    em,
    sql`select distinct h.ator_tipo, h.ator_id from solicitacao_historico h join solicitacao s on s.id = h.solicitacao_id
         where s.comercio_id = ${loja.id} and h.status = 'cancelada'`,
  );
  expect(autores).toEqual([{ ator_tipo: 'admin', ator_id: admin.id }]);
});

test('only the administrator creates, lists and removes shops, and each act is audited', async () => {
  const suporte = await api.novo.funcionario('suporte');
  const loja = await api.novo.comercio('Intocável');
  for (const { cliente } of [suporte, loja]) {
    expect((await cliente.post('/admin/comercios', { nome: 'X', senha: 'corre123' })).status).toBe(403);
    expect((await cliente.get('/admin/comercios')).status).toBe(403);
    expect((await cliente.delete('/admin/comercios/Intoc%C3%A1vel')).status).toBe(403);
  }
  await criar('Auditada Ltda');
  await excluir('Auditada Ltda');
  const atos = await rows(
    api.orm.em.fork(),
    sql<Pick<Row<'auditoria'>, 'acao'>>`
      select acao from auditoria join comercio c on c.id = alvo_id and alvo_tipo = 'comercio'
       where c.nome = 'Auditada Ltda' and ator_id = ${admin.id} order by auditoria.id`,
  );
  expect(atos.map(({ acao }) => acao)).toEqual(['comercio_criado', 'comercio_excluido']);
});
