import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import { segredoDoEndereco } from '@corre/contract/links/regras.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { enrolCodes } from '@corre/testing/harness/second-factor.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERADOR } from '../contas/contas.ts';
import { desativarFuncionario } from '../contas/desativar-funcionario.ts';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

interface Criado {
  funcionario_id: number;
  link: LinkCriado;
}

const equipe = async (quem = admin) => (await quem.cliente.get<Funcionario[]>('/admin/equipe')).body;
const naLista = async (id: number) => (await equipe()).find((um) => um.id === id);
const criar = (corpo: object, quem = admin) => quem.cliente.post<Criado>('/admin/equipe', corpo);
const segredoDe = ({ link }: LinkCriado) => segredoDoEndereco(new URL(link).hash) ?? '';
const entrar = (usuario: string, senha = TEST_PASSWORD) => api.anonymous().post('/login', { usuario, senha });
const atos = (id: number) =>
  rows(
    api.orm.em.fork(),
    sql`select ator_tipo, ator_id, acao from auditoria where alvo_tipo = 'funcionario' and alvo_id = ${id} order by id`,
  );
const executar = (texto: string, ...valores: unknown[]) => api.orm.em.fork().execute(texto, valores);

// [equipe]
test('an administrator creates a support account, which begins with its link and no typed password', async () => {
  const { status, body } = await criar({ user_type: 'suporte', usuario: ' Carla ', nome: 'Carla  Dias' });
  expect([status, body]).toMatchObject([
    200,
    { message: 'Conta de Carla Dias criada', link: { usuario: 'carla', nome: 'Carla Dias', telefone: null } },
  ]);
  expect(await naLista(body.funcionario_id)).toMatchObject({
    user_type: 'suporte',
    usuario: 'carla',
    ativo: true,
    sessoes: 0,
    usada_em: null,
    link_ate: body.link.expira_em,
    voce: false,
  });
  expect((await entrar('carla', '')).status).toBe(400);
  const usada = await api.anonymous().post('/senha', { segredo: segredoDe(body.link), nova_senha: 'a frase da carla' });
  expect(usada.status).toBe(200);
  expect((await entrar('carla', 'a frase da carla')).body).toMatchObject({ user_type: 'suporte', nome: 'Carla Dias' });
  expect(await naLista(body.funcionario_id)).toMatchObject({ sessoes: 1, link_ate: null });
  expect(await atos(body.funcionario_id)).toEqual([
    { ator_tipo: 'admin', ator_id: admin.id, acao: 'conta_criada' },
    { ator_tipo: 'admin', ator_id: admin.id, acao: 'link_de_acesso_criado' },
    { ator_tipo: 'anonimo', ator_id: null, acao: 'senha_definida_por_link' },
  ]);
});

test('a name in use, a bad name and a bad type are refused with a sentence, and nothing is stored', async () => {
  const joana = await api.novo.entregador({ usuario: 'joana' });
  const antes = (await equipe()).length;
  const certo = { user_type: 'suporte', usuario: 'nova.conta', nome: 'Nova Conta' };
  const recusas: [object, string][] = [
    [{ ...certo, usuario: 'JOANA' }, 'Este usuário já está em uso'],
    [{ ...certo, usuario: admin.nome }, 'Este usuário já está em uso'],
    [
      { ...certo, usuario: '096' },
      'O usuário deve ter de 3 a 30 letras sem acento, números, ponto, hífen ou _, e ao menos uma letra.',
    ],
    [
      { ...certo, nome: 'Eva (@admin)' },
      'Nome: comece por uma letra e use só letras, números, espaço, ponto, hífen e apóstrofo',
    ],
    [{ ...certo, nome: ' ' }, 'Informe o nome'],
    [{ ...certo, user_type: 'gerente' }, 'Escolha o tipo de conta'],
    [{ ...certo, senha: 'escolhida por mim' }, 'Campo desconhecido: senha'],
  ];
  for (const [corpo, detail] of recusas) expect((await criar(corpo)).body, detail).toMatchObject({ detail });
  expect((await equipe()).length).toBe(antes);
  expect(joana.id).toBeGreaterThan(0);
});

test('of two accounts with one name at once, of two types, one is created', async () => {
  const respostas = await Promise.all(
    ['admin', 'suporte', 'admin', 'suporte'].map((user_type) =>
      criar({ user_type, usuario: 'gemeos', nome: 'Gêmeos' }),
    ),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('only an administrator sees and changes the staff', async () => {
  const bia = await api.novo.funcionario('suporte');
  for (const quem of [bia, await api.novo.entregador(), await api.novo.comercio()]) {
    expect((await quem.cliente.get('/admin/equipe')).status).toBe(403);
    expect((await criar({ user_type: 'admin', usuario: 'intruso', nome: 'Intruso' }, quem)).status).toBe(403);
    expect((await quem.cliente.put(`/admin/equipe/${admin.id}/desativar`)).status).toBe(403);
  }
});

test('a disabled account has no session and no login, and both again once it is enabled', async () => {
  const bia = await api.novo.funcionario('suporte');
  const fim = await admin.cliente.put<{ message: string }>(`/admin/equipe/${bia.id}/desativar`);
  expect([fim.status, fim.body.message]).toEqual([200, 'Conta desativada, 1 sessão encerrada']);
  expect((await bia.cliente.get('/sessao')).status).toBe(401);
  expect((await entrar(bia.nome)).status).toBe(401);
  expect(await naLista(bia.id)).toMatchObject({ ativo: false, encerrado_em: expect.any(String), sessoes: 0 });
  expect(await admin.cliente.post(`/admin/equipe/${bia.id}/link`, {})).toMatchObject({
    status: 409,
    body: { codigo: 'CONTA_INATIVA' },
  });
  expect((await admin.cliente.put(`/admin/equipe/${bia.id}/desativar`)).body).toEqual({
    message: 'A conta já estava desativada',
  });
  expect((await admin.cliente.put(`/admin/equipe/${bia.id}/ativar`)).body).toEqual({ message: 'Conta ativada' });
  expect((await entrar(bia.nome)).status).toBe(200);
  expect((await bia.cliente.get('/sessao')).status).toBe(401);
  expect(await atos(bia.id)).toMatchObject([{ acao: 'conta_encerrada' }, { acao: 'conta_ativada' }]);
});

test('nobody disables themselves, and the last administrator stays', async () => {
  const propria = await admin.cliente.put(`/admin/equipe/${admin.id}/desativar`);
  expect(propria).toMatchObject({
    status: 409,
    body: { detail: 'Ninguém desativa a própria conta. Peça a outro administrador.' },
  });
  const outra = await startApi();
  const [primeiro] = (await rows(outra.orm.em.fork(), sql<{ id: number }>`select id from funcionario`)) as {
    id: number;
  }[];
  const ultimo = outra.orm.em.fork().transactional((em) => desativarFuncionario(em, OPERADOR, primeiro?.id ?? 0));
  await expect(ultimo).rejects.toThrow('Este é o único administrador ativo. Crie outro antes de desativar este.');
  await outra.close();
});

test('of two administrators who disable each other at once, one stays', async () => {
  const outra = await startApi();
  await rows(outra.orm.em.fork(), sql`update funcionario set ativo = false, encerrado_em = agora()`);
  for (let vez = 0; vez < 6; vez++) {
    const [ana, rui] = [await outra.novo.funcionario('admin'), await outra.novo.funcionario('admin')];
    const fins = await Promise.all([
      ana.cliente.put(`/admin/equipe/${rui.id}/desativar`),
      rui.cliente.put(`/admin/equipe/${ana.id}/desativar`),
    ]);
    expect(fins.map(({ status }) => status).sort()).toEqual([200, 401]);
    const ativos = await rows(outra.orm.em.fork(), sql<{ id: number }>`select id from funcionario where ativo`);
    expect(ativos).toHaveLength(1);
    await rows(outra.orm.em.fork(), sql`update funcionario set ativo = false, encerrado_em = agora() where ativo`);
  }
  await outra.close();
});

test('an administrator who was disabled meanwhile disables nobody, also where others are left', async () => {
  const [ana, rui] = [await api.novo.funcionario('admin'), await api.novo.funcionario('admin')];
  const ator = { user_type: 'admin', id: ana.id };
  await api.orm.em.fork().transactional((em) => desativarFuncionario(em, OPERADOR, ana.id));
  const fim = api.orm.em.fork().transactional((em) => desativarFuncionario(em, ator, rui.id));
  await expect(fim).rejects.toThrow('Sua sessão terminou. Entre de novo.');
  expect(await naLista(rui.id)).toMatchObject({ ativo: true });
});

test('the sessions of an account are listed with device, way and time, and ended one by one or all', async () => {
  const bia = await api.novo.funcionario('suporte');
  await entrar(bia.nome);
  await entrar(bia.nome);
  const ler = async () =>
    (await admin.cliente.get<{ id: string; atual: boolean }[]>(`/admin/equipe/${bia.id}/sessoes`)).body;
  const abertas = await ler();
  expect(abertas).toHaveLength(3);
  expect(abertas[0]).toEqual({
    id: expect.any(String),
    aparelho: 'Aparelho desconhecido',
    metodo: 'senha',
    criada_em: expect.any(String),
    usada_em: expect.any(String),
    atual: false,
  });
  const uma = abertas.at(-1)?.id;
  expect((await admin.cliente.delete(`/admin/equipe/${bia.id}/sessoes/${uma}`)).status).toBe(200);
  expect((await bia.cliente.get('/sessao')).status).toBe(401);
  expect(await admin.cliente.delete(`/admin/equipe/${bia.id}/sessoes/${uma}`)).toMatchObject({
    status: 404,
    body: { codigo: 'SESSAO_NAO_ENCONTRADA' },
  });
  // A session of another account is none of this one.
  const [minha] = (await admin.cliente.get<{ id: string }[]>('/sessoes')).body;
  expect((await admin.cliente.delete(`/admin/equipe/${bia.id}/sessoes/${minha?.id}`)).status).toBe(404);
  expect((await admin.cliente.delete(`/admin/equipe/${bia.id}/sessoes`)).body).toEqual({
    message: '2 sessões encerradas',
  });
  expect(await ler()).toEqual([]);
  expect((await admin.cliente.get('/admin/equipe/999999/sessoes')).status).toBe(404);
});

test('a new name stands in lists and at the next login, and the user name stays', async () => {
  const bia = await api.novo.funcionario('suporte');
  expect((await admin.cliente.put(`/admin/equipe/${bia.id}`, { nome: 'Bia  Souza' })).status).toBe(200);
  expect(await naLista(bia.id)).toMatchObject({ nome: 'Bia Souza', usuario: bia.nome });
  expect((await bia.cliente.get('/sessao')).body).toMatchObject({ nome: 'Bia Souza' });
  expect((await admin.cliente.put(`/admin/equipe/${bia.id}`, { nome: '(bia)' })).status).toBe(400);
  expect((await admin.cliente.put('/admin/equipe/999999', { nome: 'Ninguém' })).status).toBe(404);
});

// [segundo-fator]
test('creating, enabling and giving a link ask for the factor again; disabling does not', async () => {
  const eva = await api.novo.funcionario('admin');
  const bia = await api.novo.funcionario('suporte');
  await enrolCodes(eva.cliente, Date.now());
  await executar("update sessao set fator_em = agora() - interval '11 minutes' where funcionario_id = ?", eva.id);
  const recusados = [
    await criar({ user_type: 'suporte', usuario: 'depois', nome: 'Depois' }, eva),
    await eva.cliente.post(`/admin/equipe/${bia.id}/link`, {}),
    await eva.cliente.put(`/admin/equipe/${bia.id}/ativar`),
  ];
  for (const { status, body } of recusados)
    expect([status, body]).toMatchObject([403, { codigo: 'SEGUNDO_FATOR_ANTIGO' }]);
  expect((await eva.cliente.put(`/admin/equipe/${bia.id}/desativar`)).status).toBe(200);
});
