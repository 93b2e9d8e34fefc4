import { rows, sql } from '@corre/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiDeTeste, iniciarApi } from '../testing/api-de-teste.ts';
import { SENHA_DE_TESTE } from '../testing/construtores.ts';
import { formularioSenhaSuporteSchema } from './contrato.ts';

let api: ApiDeTeste;
beforeAll(async () => {
  api = await iniciarApi({ LOGIN_FALHAS_USUARIO: '1000' });
});
afterAll(() => api.fechar());

const trocarNaLoja = async (nome: string, nova_senha: unknown) => {
  const loja = await api.novo.comercio(nome);
  const resposta = await loja.cliente.put(`/comercio/senha?comercio_nome=${encodeURIComponent(nome)}`, { nova_senha });
  return { loja, ...resposta };
};

test('a shop changes its password and signs in with the new one only', async () => {
  const { status, body } = await trocarNaLoja('Padaria Pão Quente', 'forno bem quente');
  expect([status, body]).toEqual([200, { message: 'Senha alterada com sucesso!' }]);
  const entrar = (senha: string) => api.anonimo().post('/login/comercio', { usuario: 'Padaria Pão Quente', senha });
  expect((await entrar('forno bem quente')).status).toBe(200);
  expect((await entrar(SENHA_DE_TESTE)).status).toBe(401);
});

test('a blank password asks for one, a short or long one says why', async () => {
  expect((await trocarNaLoja('Loja A', '')).body.detail).toBe('Digite a nova senha');
  expect((await trocarNaLoja('Loja B', '   ')).body.detail).toBe('Digite a nova senha');
  expect((await trocarNaLoja('Loja C', undefined)).body.detail).toBe('Digite a nova senha');
  expect((await trocarNaLoja('Loja D', '12345')).body.detail).toBe('Senha deve ter pelo menos 6 caracteres');
  expect((await trocarNaLoja('Loja E', 'x'.repeat(65))).body.detail).toBe('Senha deve ter no máximo 64 caracteres');
});

test('only another password than the preset one ends the reminder to change it', async () => {
  const { loja } = await trocarNaLoja('Loja Nova', 'corre123');
  const perfil = () => loja.cliente.get<{ senha_inicial: boolean }>('/comercio/Loja%20Nova/perfil');
  expect((await perfil()).body.senha_inicial).toBe(true);
  await loja.cliente.put('/comercio/senha?comercio_nome=Loja%20Nova', { nova_senha: 'so minha agora' });
  expect((await perfil()).body.senha_inicial).toBe(false);
});

test('the account’s other sessions end, this one goes on, other accounts’ are untouched', async () => {
  const suporte = await api.novo.funcionario('suporte');
  const outro = await api.novo.funcionario('suporte');
  const celular = api.anonimo();
  await celular.post('/login', { usuario: suporte.nome, senha: SENHA_DE_TESTE });
  expect((await suporte.cliente.put('/suporte/senha', { nova_senha: 'uma frase comprida' })).status).toBe(200);
  expect((await suporte.cliente.get('/sessao')).status).toBe(200);
  expect((await celular.get('/sessao')).status).toBe(401);
  expect((await outro.cliente.get('/sessao')).status).toBe(200);
});

test('the administrator’s new password is trimmed, and the change is audited without it', async () => {
  const admin = await api.novo.funcionario('admin');
  expect((await admin.cliente.put('/admin/senha', { nova_senha: '   ' })).body.detail).toBe('Digite a nova senha');
  expect((await admin.cliente.put('/admin/senha', { nova_senha: '  barco a vela  ' })).status).toBe(200);
  const entrar = await api.anonimo().post('/login', { usuario: admin.nome, senha: 'barco a vela', user_type: 'admin' });
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
  expect((await api.anonimo().put('/admin/senha', corpo)).status).toBe(401);
});

test('a login with the old password at the very moment of the change leaves no session behind', async () => {
  const loja = await api.novo.comercio('Corrida de Senhas');
  const trocar = (nova_senha: string) =>
    loja.cliente.put('/comercio/senha?comercio_nome=Corrida%20de%20Senhas', { nova_senha });
  let atual = SENHA_DE_TESTE;
  for (let volta = 0; volta < 6; volta += 1) {
    const intrusos = [api.anonimo(), api.anonimo(), api.anonimo()];
    const entrando = intrusos.map((intruso) => intruso.post('/login/comercio', { usuario: loja.nome, senha: atual }));
    const nova = `senha nova ${volta}`;
    await Promise.all([trocar(nova), ...entrando]);
    for (const intruso of intrusos) expect((await intruso.get('/sessao')).status).toBe(401);
    atual = nova;
  }
});

test('support’s form says what the specification says', () => {
  const erro = (form: object) => formularioSenhaSuporteSchema.safeParse(form).error?.issues[0]?.message;
  expect(erro({ nova_senha: '', confirma_senha: '' })).toBe('Preencha todos os campos');
  expect(erro({ nova_senha: 'segredo1', confirma_senha: '' })).toBe('Preencha todos os campos');
  expect(erro({ nova_senha: 'segredo1', confirma_senha: 'segredo2' })).toBe('Senhas nao coincidem');
  expect(erro({ nova_senha: '123', confirma_senha: '123' })).toBe('Senha deve ter pelo menos 6 caracteres');
  expect(erro({ nova_senha: 'segredo1', confirma_senha: 'segredo1' })).toBeUndefined();
});
