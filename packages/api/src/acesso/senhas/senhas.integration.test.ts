import {
  formularioDaSenhaSchema,
  TEXTOS_DA_SENHA,
  TEXTOS_DA_SENHA_DO_SUPORTE,
} from '@corre/contract/senhas/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ LOGIN_FALHAS_USUARIO: '1000' });
});
afterAll(() => api.close());

const trocarNaLoja = async (nome: string, nova_senha: unknown) => {
  const loja = await api.novo.comercio(nome);
  const resposta = await loja.cliente.put(`/comercio/senha?comercio_nome=${encodeURIComponent(nome)}`, { nova_senha });
  return { loja, ...resposta };
};

test('a shop changes its password and signs in with the new one only', async () => {
  const { status, body } = await trocarNaLoja('Padaria Pão Quente', 'forno bem quente');
  expect([status, body]).toEqual([200, { message: 'Senha alterada com sucesso!' }]);
  const entrar = (senha: string) => api.anonymous().post('/login/comercio', { usuario: 'Padaria Pão Quente', senha });
  expect((await entrar('forno bem quente')).status).toBe(200);
  expect((await entrar(TEST_PASSWORD)).status).toBe(401);
});

// [senha]
test('a blank password asks for one, a short or long one says why', async () => {
  expect((await trocarNaLoja('Loja A', '')).body.detail).toBe('Digite a nova senha');
  expect((await trocarNaLoja('Loja B', '   ')).body.detail).toBe('Digite a nova senha');
  expect((await trocarNaLoja('Loja C', undefined)).body.detail).toBe('Digite a nova senha');
  expect((await trocarNaLoja('Loja D', '12345')).body.detail).toBe('Senha deve ter pelo menos 6 caracteres');
  expect((await trocarNaLoja('Loja E', 'x'.repeat(65))).body.detail).toBe('Senha deve ter no máximo 64 caracteres');
});

test('a shop with the preset password may do nothing but change it, and not to the preset one again', async () => {
  const admin = await api.novo.funcionario('admin');
  await admin.cliente.post('/admin/comercios', { nome: 'Loja Nova', senha: 'corre123' });
  const loja = api.anonymous();
  const login = await loja.post('/login/comercio', { usuario: 'Loja Nova', senha: 'corre123' });
  expect(login.body).toEqual({ user_type: 'comercio', comercio_nome: 'Loja Nova', senha_inicial: true });
  const presa = [403, 'Troque a senha inicial para continuar.'];
  for (const caminho of ['/comercio/Loja%20Nova/solicitacoes', '/comercio/Loja%20Nova/perfil', '/sessoes']) {
    const { status, body } = await loja.get(caminho);
    expect([status, body.detail]).toEqual(presa);
  }
  const pedido = { endereco: 'Rua A, 1', valor_estimado: 10 };
  expect((await loja.post('/comercio/Loja%20Nova/solicitar-entrega', pedido)).status).toBe(403);
  const ana = await api.novo.entregador();
  await rows(
    api.orm.em.fork(),
    sql`insert into foto (entregador_id, bytes, etag) values (${ana.id}, 'abc'::bytea, 'da-ana')`,
  );
  expect((await loja.get(`/has-foto/entregador/${ana.id}`)).body).toEqual({ has_foto: false });
  expect((await loja.get('/sessao')).body).toMatchObject({ comercio_nome: 'Loja Nova', senha_inicial: true });
  const trocar = (nova_senha: string) => loja.put('/comercio/senha?comercio_nome=Loja%20Nova', { nova_senha });
  for (const denovo of ['corre123', ' Corre123 ']) {
    expect(await trocar(denovo)).toMatchObject({
      status: 400,
      body: { detail: 'Esta é a senha inicial. Escolha outra.' },
    });
  }
  expect((await trocar('so minha agora')).status).toBe(200);
  expect((await loja.get('/sessao')).body).toMatchObject({ senha_inicial: false });
  expect((await loja.get('/comercio/Loja%20Nova/solicitacoes')).status).toBe(200);
});

test('a password that the administrator typed is no preset one', async () => {
  const admin = await api.novo.funcionario('admin');
  await admin.cliente.post('/admin/comercios', { nome: 'Loja Com Senha', senha: 'combinada por telefone' });
  const loja = api.anonymous();
  const login = await loja.post('/login/comercio', { usuario: 'Loja Com Senha', senha: 'combinada por telefone' });
  expect(login.body).toEqual({ user_type: 'comercio', comercio_nome: 'Loja Com Senha' });
  expect((await loja.get('/comercio/Loja%20Com%20Senha/solicitacoes')).status).toBe(200);
});

// [senha-atual]
test('a session older than 15 minutes changes a password only with the present one', async () => {
  const joana = await api.novo.entregador({ usuario: 'joana' });
  const trocar = (corpo: object) => joana.cliente.put(`/entregador/${joana.id}/senha`, corpo);
  expect((await trocar({ nova_senha: 'sessao nova basta' })).status).toBe(200);
  await rows(
    api.orm.em.fork(),
    sql`update sessao set criada_em = agora() - interval '16 minutes' where entregador_id = ${joana.id}`,
  );
  const velha = await trocar({ nova_senha: 'outra senha' });
  expect([velha.status, velha.body.detail]).toEqual([
    403,
    'Para trocar a senha, informe a senha atual ou entre de novo.',
  ]);
  const errada = await trocar({ nova_senha: 'outra senha', senha_atual: 'nao e esta' });
  expect([errada.status, errada.body.detail]).toEqual([400, 'Senha atual incorreta']);
  const vazia = await trocar({ nova_senha: 'outra senha', senha_atual: '' });
  expect([vazia.status, vazia.body.detail]).toEqual([400, 'Senha atual incorreta']);
  expect((await trocar({ nova_senha: 'outra senha', senha_atual: 'sessao nova basta' })).status).toBe(200);
  const entrar = (senha: string) => api.anonymous().post('/login', { usuario: 'joana', senha });
  expect((await entrar('outra senha')).status).toBe(200);
  expect((await entrar('sessao nova basta')).status).toBe(401);
});

test('guesses at the present password count as failed logins do, and each leaves a line in the audit', async () => {
  const com = await startApi({ LOGIN_FALHAS_USUARIO: '3' });
  const loja = await com.novo.comercio('Teimosa');
  const tentar = async () => {
    const corpo = { nova_senha: 'nova senha', senha_atual: 'palpite' };
    return (await loja.cliente.put('/comercio/senha?comercio_nome=Teimosa', corpo)).status;
  };
  expect([await tentar(), await tentar(), await tentar(), await tentar()]).toEqual([400, 400, 400, 429]);
  const linhas = await rows(com.orm.em.fork(), sql`select 1 from auditoria where acao = 'senha_atual_recusada'`);
  expect(linhas).toHaveLength(3);
  await com.close();
});

test('a courier changes only their own password', async () => {
  const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  const admin = await api.novo.funcionario('admin');
  const corpo = { nova_senha: 'tomei a conta' };
  expect((await ana.cliente.put(`/entregador/${bia.id}/senha`, corpo)).status).toBe(403);
  expect((await admin.cliente.put(`/entregador/${bia.id}/senha`, corpo)).status).toBe(403);
});

test('the account’s other sessions end, this one goes on, other accounts’ are untouched', async () => {
  const suporte = await api.novo.funcionario('suporte');
  const outro = await api.novo.funcionario('suporte');
  const celular = api.anonymous();
  await celular.post('/login', { usuario: suporte.nome, senha: TEST_PASSWORD });
  expect((await suporte.cliente.put('/suporte/senha', { nova_senha: 'uma frase comprida' })).status).toBe(200);
  expect((await suporte.cliente.get('/sessao')).status).toBe(200);
  expect((await celular.get('/sessao')).status).toBe(401);
  expect((await outro.cliente.get('/sessao')).status).toBe(200);
});

test('the administrator’s new password is trimmed, and the change is audited without it', async () => {
  const admin = await api.novo.funcionario('admin');
  expect((await admin.cliente.put('/admin/senha', { nova_senha: '   ' })).body.detail).toBe('Digite a nova senha');
  expect((await admin.cliente.put('/admin/senha', { nova_senha: '  barco a vela  ' })).status).toBe(200);
  const entrar = await api
    .anonymous()
    .post('/login', { usuario: admin.nome, senha: 'barco a vela', user_type: 'admin' });
  expect(entrar.status).toBe(200);
  const linhas = await rows(
    api.orm.em.fork(),
    sql`select * from auditoria where acao = 'senha_trocada' and ator_id = ${admin.id} and ator_tipo = 'admin'`,
  );
  expect(linhas).toHaveLength(1);
  expect(JSON.stringify(linhas)).not.toContain('barco');
});

test('staff may not choose a common password or their own user name', async () => {
  const { cliente, nome } = await api.novo.funcionario('suporte');
  const trocar = async (nova_senha: string) => (await cliente.put('/suporte/senha', { nova_senha })).body.detail;
  expect(await trocar('123456')).toMatch(/muito comum/);
  expect(await trocar('Senha123')).toMatch(/muito comum/);
  expect(await trocar('zzzzzzzz')).toMatch(/muito comum/);
  expect(await trocar(nome.toUpperCase())).toBe('A senha não pode ser igual ao usuário.');
});

test('nobody changes another account’s password', async () => {
  await api.novo.comercio('Vítima');
  const loja = await api.novo.comercio('Curiosa');
  const admin = await api.novo.funcionario('admin');
  const corpo = { nova_senha: 'tomei a conta' };
  expect((await loja.cliente.put('/comercio/senha?comercio_nome=V%C3%ADtima', corpo)).status).toBe(403);
  expect((await admin.cliente.put('/comercio/senha?comercio_nome=V%C3%ADtima', corpo)).status).toBe(403);
  expect((await admin.cliente.put('/suporte/senha', corpo)).status).toBe(403);
  expect((await api.anonymous().put('/admin/senha', corpo)).status).toBe(401);
});

test('a login with the old password at the very moment of the change leaves no session behind', async () => {
  const loja = await api.novo.comercio('Corrida de Senhas');
  const trocar = (nova_senha: string) =>
    loja.cliente.put('/comercio/senha?comercio_nome=Corrida%20de%20Senhas', { nova_senha });
  let atual = TEST_PASSWORD;
  for (let volta = 0; volta < 6; volta += 1) {
    const intrusos = [api.anonymous(), api.anonymous(), api.anonymous()];
    const entrando = intrusos.map((intruso) => intruso.post('/login/comercio', { usuario: loja.nome, senha: atual }));
    const nova = `senha nova ${volta}`;
    await Promise.all([trocar(nova), ...entrando]);
    for (const intruso of intrusos) expect((await intruso.get('/sessao')).status).toBe(401);
    atual = nova;
  }
});

test('the panels’ form says the promised sentence', () => {
  const erro = (form: object, textos = TEXTOS_DA_SENHA_DO_SUPORTE) =>
    formularioDaSenhaSchema(textos).safeParse({ senha_atual: 'a de agora', ...form }).error?.issues[0]?.message;
  expect(erro({ nova_senha: '', confirma_senha: '' })).toBe('Preencha todos os campos');
  expect(erro({ senha_atual: '', nova_senha: 'segredo1', confirma_senha: 'segredo1' })).toBe(
    'Preencha todos os campos',
  );
  expect(erro({ nova_senha: '  ', confirma_senha: '' }, TEXTOS_DA_SENHA)).toBe('Digite a nova senha');
  expect(erro({ nova_senha: 'segredo1', confirma_senha: '' })).toBe('Preencha todos os campos');
  expect(erro({ nova_senha: 'segredo1', confirma_senha: 'segredo2' })).toBe('Senhas nao coincidem');
  expect(erro({ nova_senha: '123', confirma_senha: '123' })).toBe('Senha deve ter pelo menos 6 caracteres');
  expect(erro({ nova_senha: 'segredo1', confirma_senha: 'segredo1' })).toBeUndefined();
});
