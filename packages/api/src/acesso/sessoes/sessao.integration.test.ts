import type { SessaoAtual } from '@corre/contract/sessao/contrato.ts';
import type { Row } from '@corre/db/database.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../base/password-hash.ts';

const DIA = 86_400;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const entrar = async (usuario: string, senha = TEST_PASSWORD, mais: Record<string, string> = {}) => {
  const cliente = api.anonymous();
  const resposta = await cliente.post<{ detail: string; user_type: string; user_id: number; nome: string }>('/login', {
    usuario,
    senha,
    ...mais,
  });
  return { cliente, ...resposta };
};

// [entrada]
describe('login', () => {
  test('a courier signs in without regard to case and gets user_type, user_id and nome', async () => {
    const joana = await api.novo.entregador({ usuario: 'joana', nome_completo: 'Joana Dias' });
    const { status, body, cliente, headers } = await entrar(' JoAnA ');
    expect(status).toBe(200);
    expect(body).toEqual({ user_type: 'entregador', user_id: joana.id, nome: 'Joana Dias' });
    const cookie = headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^corre_sessao=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const atual = await cliente.get<SessaoAtual>('/sessao');
    expect(atual.body).toEqual({ user_type: 'entregador', user_id: joana.id, nome: 'Joana Dias' });
  });

  test('a client that sends no user_type reaches the administrator and support as well', async () => {
    const admin = await entrar('admin', 'senha-do-admin');
    expect(admin.body.user_type).toBe('admin');
    const suporte = await api.novo.funcionario('suporte');
    expect((await entrar(suporte.nome)).body).toMatchObject({ user_type: 'suporte', user_id: suporte.id });
  });

  test('the chosen type counts: an administrator does not enter as a courier', async () => {
    const errado = await entrar('admin', 'senha-do-admin', { user_type: 'entregador' });
    expect([errado.status, errado.body.detail]).toEqual([401, 'Credenciais inválidas']);
    expect((await entrar('admin', 'senha-do-admin', { user_type: 'admin' })).status).toBe(200);
  });

  // [nome-da-loja]
  test('a shop signs in by its name without regard to case, accents and blanks', async () => {
    await api.novo.comercio('Açaí & Cia');
    const cliente = api.anonymous();
    const resposta = await cliente.post('/login/comercio', { usuario: '  acai &  CIA ', senha: TEST_PASSWORD });
    expect(resposta.body).toEqual({ user_type: 'comercio', comercio_nome: 'Açaí & Cia' });
    const atual = await cliente.get<SessaoAtual>('/sessao');
    expect(atual.body).toMatchObject({ user_type: 'comercio', comercio_nome: 'Açaí & Cia', senha_inicial: false });
  });

  test('an unknown user, a wrong password and a removed account get the same answer', async () => {
    const conta = await api.novo.entregador({ usuario: 'sumido' });
    await rows(
      api.orm.em.fork(),
      sql`update entregador set ativo = false, removido_em = agora() where id = ${conta.id}`,
    );
    await api.novo.entregador({ usuario: 'presente' });
    const respostas = [await entrar('ninguem'), await entrar('presente', 'errada'), await entrar('sumido')];
    for (const { status, body, headers } of respostas) {
      expect([status, body.detail]).toEqual([401, 'Credenciais inválidas']);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('a failed login is audited without the password or the user name', async () => {
    const conta = await api.novo.entregador({ usuario: 'auditada' });
    await entrar('auditada', 'senha-que-nao-pode-vazar');
    const [linha] = await rows(
      api.orm.em.fork(),
      sql<Row<'auditoria'>>`
        select * from auditoria where acao = 'login_recusado' and alvo_id = ${conta.id}`,
    );
    expect(linha).toMatchObject({ ator_tipo: 'anonimo', alvo_tipo: 'entregador' });
    expect(JSON.stringify(linha)).not.toMatch(/vazar|auditada/);
  });

  test('empty fields are named', async () => {
    expect((await entrar('', 'x')).body.detail).toBe('Informe o usuário');
    expect((await entrar('alguem', '')).body.detail).toBe('Informe a senha');
  });

  test('an account that does not exist costs a verification as well', async () => {
    const medir = async (hash: string | null) => {
      const custos: number[] = [];
      for (let i = 0; i < 9; i += 1) {
        const inicio = process.cpuUsage();
        expect(await verifyPassword(hash, 'qualquer')).toBe(false);
        const { user, system } = process.cpuUsage(inicio);
        custos.push(user + system);
      }
      // This process's own work, which a busy machine does not change. Other work of the process only adds to it.
      return Math.min(...custos);
    };
    const existente = await medir(await hashPassword('outra'));
    const inexistente = await medir(null);
    expect(inexistente).toBeGreaterThan(existente * 0.4);
    expect(inexistente).toBeLessThan(existente * 2.5);
    expect(await verifyPassword(null, 'conta que não existe')).toBe(false);
  });
});

describe('session', () => {
  test('only the SHA-256 of the token is in the database', async () => {
    const { cliente } = await api.novo.entregador();
    const token = cliente.cookie.split('=')[1] ?? '';
    const [achada] = await rows(
      api.orm.em.fork(),
      sql<{ iguais: boolean }>`
        select count(*) = 1 as iguais from sessao where token_hash = sha256(${token}::bytea)`,
    );
    expect(achada?.iguais).toBe(true);
  });

  test('a new login in the same browser has a new token and ends the one before', async () => {
    await api.novo.entregador({ usuario: 'repetida' });
    const { cliente } = await entrar('repetida');
    const antigo = cliente.cookie;
    await cliente.post('/login', { usuario: 'repetida', senha: TEST_PASSWORD });
    expect(cliente.cookie).not.toBe(antigo);
    expect((await cliente.get('/sessao')).status).toBe(200);
    expect((await api.anonymous().get('/sessao', { cookie: antigo })).status).toBe(401);
  });

  // [sair]
  test('logout kills it on the server, and without a session it succeeds as well', async () => {
    const { cliente } = await api.novo.comercio();
    const copia = cliente.cookie;
    const saida = await cliente.post('/logout');
    expect([saida.status, saida.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"']);
    expect(cliente.cookie).toBe('');
    const morta = await api.anonymous().get('/sessao', { cookie: copia });
    expect([morta.status, morta.body.detail]).toEqual([401, 'Sua sessão terminou. Entre de novo.']);
    expect((await cliente.post('/logout')).status).toBe(200);
  });

  test('an invented token is nobody', async () => {
    expect((await api.anonymous().get('/sessao', { cookie: 'corre_sessao=inventado' })).status).toBe(401);
  });

  test('a courier’s lives 30 days from its last use, and 180 days at the longest', async () => {
    const usada = await api.novo.entregador();
    const parada = await api.novo.entregador();
    const vive = async () => (await usada.cliente.get('/sessao')).status === 200;
    await advanceTime(api.url, 29 * DIA);
    expect(await vive()).toBe(true);
    await advanceTime(api.url, 2 * DIA);
    expect((await parada.cliente.get('/sessao')).status).toBe(401);
    for (let dia = 31; dia + 25 < 180; dia += 25) {
      expect(await vive()).toBe(true);
      await advanceTime(api.url, 25 * DIA);
    }
    expect(await vive()).toBe(true);
    await advanceTime(api.url, 25 * DIA);
    expect(await vive()).toBe(false);
  });

  test('staff’s lives 12 hours from its last use, and 7 days at the longest', async () => {
    const usada = await api.novo.funcionario('suporte');
    const parada = await api.novo.funcionario('admin');
    for (let horas = 0; horas < 7 * 24 - 8; horas += 8) {
      expect((await usada.cliente.get('/sessao')).status).toBe(200);
      await advanceTime(api.url, 8 * 3600);
    }
    expect((await parada.cliente.get('/sessao')).status).toBe(401);
    await advanceTime(api.url, 8 * 3600);
    expect((await usada.cliente.get('/sessao')).status).toBe(401);
  });
});
