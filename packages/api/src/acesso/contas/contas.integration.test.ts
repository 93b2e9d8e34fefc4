import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Em, initOrm, type Orm } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime, createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { enrolCodes } from '@corre/testing/harness/second-factor.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../base/password-hash.ts';
import { criarLinkDeAcesso } from '../links/criar-link.ts';
import { limparLinks } from '../links/limpar-links.ts';
import { listarContas, OPERADOR, redefinirSenha } from './contas.ts';
import { entregarPrimeiroLink, garantirAdmin } from './garantir-admin.ts';
import { removerSegundoFator } from './remover-segundo-fator.ts';

const CLI = fileURLToPath(new URL('../../runtime/conta-cli.ts', import.meta.url));
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Runs the command like `npm run conta`, on the database of the running API. */
const conta = (args: string[], entrada = '') =>
  new Promise<{ codigo: number | null; saida: string; erro: string }>((resolve) => {
    const processo = spawn(process.execPath, [CLI, ...args], {
      env: { ...process.env, DATABASE_URL: api.url, CHAVE_DADOS: api.config.CHAVE_DADOS },
    });
    let saida = '';
    let erro = '';
    processo.stdout.on('data', (pedaco) => (saida += pedaco));
    processo.stderr.on('data', (pedaco) => (erro += pedaco));
    processo.on('close', (codigo) => resolve({ codigo, saida, erro }));
    processo.stdin.end(entrada);
  });
const gerada = (saida: string) => /não aparece de novo\): ([a-z2-9-]{19})/.exec(saida)?.[1] ?? '';

test('creates a support account that signs in, with a generated password that is shown once', async () => {
  const { codigo, saida } = await conta(['criar', 'suporte', '--usuario', 'Carla', '--nome', 'Carla Dias', '--gerar']);
  expect(codigo).toBe(0);
  const login = await api.anonymous().post('/login', { usuario: 'carla', senha: gerada(saida) });
  expect(login.body).toMatchObject({ user_type: 'suporte', nome: 'Carla Dias' });
});

test('sets any account’s password from standard input while the server runs, and ends its sessions', async () => {
  const loja = await api.novo.comercio('Esqueceu & Filhos');
  const { codigo, saida } = await conta(['senha', 'comercio', 'esqueceu & filhos'], 'lembrei agora\n');
  expect([codigo, saida]).toEqual([0, expect.stringContaining('1 sessão encerrada.')]);
  expect(saida).not.toContain('lembrei agora');
  expect((await loja.cliente.get('/sessao')).status).toBe(401);
  const login = await api.anonymous().post('/login/comercio', { usuario: 'Esqueceu & Filhos', senha: 'lembrei agora' });
  expect(login.status).toBe(200);
});

test('refuses what the panels refuse, in one line on standard error', async () => {
  const recusas: [string[], string, RegExp][] = [
    [['criar', 'suporte', '--usuario', 'admin', '--nome', 'X', '--gerar'], '', /já está em uso/],
    [['criar', 'suporte', '--usuario', 'novo', '--nome', 'X'], '123456\n', /muito comum/],
    [['criar', 'gerente', '--usuario', 'novo', '--nome', 'X'], '', /Diga o tipo/],
    [['senha', 'admin', 'ninguem'], 'uma frase longa\n', /Não há conta admin "ninguem"/],
    [['senha', 'admin', 'admin'], 'abc\n', /de 6 a 64 caracteres/],
    [['criar', 'suporte', '--usuario', '096', '--nome', 'X'], 'uma frase longa\n', /ao menos uma letra/],
    [['criar', 'suporte', '--usuario', 'nova', '--nome', 'Eva (@admin)'], 'uma frase longa\n', /^Nome: /],
  ];
  for (const [args, entrada, texto] of recusas) {
    const { codigo, erro } = await conta(args, entrada);
    expect([codigo, erro]).toEqual([1, expect.stringMatching(texto)]);
  }
});

test('lists the accounts and helps in Portuguese', async () => {
  const lista = await conta(['listar']);
  expect(lista.saida).toMatch(/^admin +#1 +admin +Administrador$/m);
  expect(lista.saida).not.toMatch(/argon2/);
  expect((await conta([])).saida).toMatch(/Contas do Corre/);
  expect((await conta(['apagar'])).codigo).toBe(2);
});

test('a plain number is a user name and never an id: nobody gets another person’s data by it', async () => {
  const outra = await api.novo.entregador({ nome_completo: 'Outra Pessoa' });
  const numero = await conta(['exportar', 'entregador', String(outra.id)]);
  expect([numero.codigo, numero.saida]).toEqual([1, '']);
  expect(numero.erro).toContain(
    `Não há conta entregador "${outra.id}". Para o número da conta, escreva '#${outra.id}'.`,
  );
  expect(JSON.parse((await conta(['exportar', 'entregador', `#${outra.id}`])).saida)).toMatchObject({ id: outra.id });
  expect((await conta(['exportar', 'joao'])).erro).toMatch(/^Diga o tipo e a conta/);
  expect((await conta(['anonimizar', 'entregador', `#${outra.id}`])).erro).toMatch(/--confirmar/);
});

test('ends a staff account with its sessions, but never the last administrator; a new password opens it again', async () => {
  const carlos = await api.novo.funcionario('suporte');
  const { codigo, saida } = await conta(['encerrar', 'suporte', carlos.nome]);
  expect([codigo, saida]).toEqual([0, `Conta suporte "${carlos.nome}" encerrada; 1 sessão encerrada.\n`]);
  expect((await carlos.cliente.get('/sessao')).status).toBe(401);
  expect((await conta(['encerrar', 'suporte', carlos.nome])).erro).toMatch(/já está encerrada/);
  expect((await conta(['encerrar', 'entregador', 'joao'])).erro).toMatch(/no painel do administrador/);
  const aberta = await conta(['senha', 'suporte', carlos.nome], 'uma frase nova\n');
  expect(aberta.saida).toMatch(/foi aberta de novo/);
  const ultima = await conta(['encerrar', 'admin', 'admin']);
  expect([ultima.codigo, ultima.erro]).toEqual([1, expect.stringMatching(/único administrador ativo/)]);
  await api.novo.funcionario('admin');
  expect((await conta(['encerrar', 'admin', 'admin'])).codigo).toBe(0);
});

// [segundo-fator]
test('removes the factors of somebody who lost them, and ends the sessions', async () => {
  const eva = await api.novo.funcionario('suporte');
  await enrolCodes(eva.cliente, Date.now());
  const entrar = () => api.anonymous().post('/login', { usuario: eva.nome, senha: TEST_PASSWORD });
  expect((await entrar()).body.codigo).toBe('SEGUNDO_FATOR_NECESSARIO');
  const { codigo, saida } = await conta(['segundo-fator', 'remover', eva.nome]);
  expect([codigo, saida]).toEqual([
    0,
    expect.stringContaining(`Segundo fator de suporte "${eva.nome}": 1 removido; 1 sessão encerrada.`),
  ]);
  expect((await eva.cliente.get('/sessao')).status).toBe(401);
  expect((await entrar()).status).toBe(200);
  const [audited] = await rows(
    api.orm.em.fork(),
    sql`select ator_tipo, detalhes from auditoria where acao = 'segundo_fator_removido' and alvo_id = ${eva.id}`,
  );
  expect(audited).toEqual({ ator_tipo: 'sistema', detalhes: { removidos: 1 } });
  await expect(removerSegundoFator(api.orm.em.fork(), { quem: 'ninguem' })).rejects.toThrow(/Não há conta "ninguem"/);
});

describe('a database without an administrator', () => {
  let banco: TestDatabase;
  let orm: Orm;
  beforeEach(async () => {
    banco = await createTestDatabase();
    orm = await initOrm({ url: banco.url, poolMax: 2 });
  });
  afterEach(async () => {
    await orm.close();
    await banco.drop();
  });
  const abertos = async (em: Em) =>
    (await em.getKysely().selectFrom('link_de_acesso').selectAll().where('trocado_em', 'is', null).execute()).length;

  test('gets one with the given password, once', async () => {
    const em = orm.em.fork();
    await garantirAdmin(em, { ADMIN_PASSWORD: 'a senha dada' });
    await garantirAdmin(em, { ADMIN_PASSWORD: 'outra qualquer' });
    expect(await listarContas(em)).toEqual([
      { id: 1, user_type: 'admin', usuario: 'admin', nome: 'Administrador', ativo: true, aprovacao: null },
    ]);
    const { senha_hash } = await em
      .getKysely()
      .selectFrom('funcionario')
      .select('senha_hash')
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(senha_hash, 'a senha dada')).toBe(true);
    expect(await abertos(em)).toBe(0);
  });

  /** Returns what a start hands over, or null. */
  const entregue = async (em: Em) => {
    let dado: string | null = null;
    await entregarPrimeiroLink(em, (segredo) => {
      dado = segredo;
    });
    return dado;
  };

  test('gets one with a link, which each start makes anew until somebody used it', async () => {
    const em = orm.em.fork();
    await garantirAdmin(em, {});
    const [primeiro, segundo] = [await entregue(em), await entregue(em)];
    expect(primeiro).toMatch(/^[\w-]{43}$/);
    expect(segundo).not.toBe(primeiro);
    expect(await abertos(em)).toBe(1);
    await advanceTime(em, 40 * 24 * 3600);
    await limparLinks(em, 100);
    expect(await entregue(em)).toMatch(/^[\w-]{43}$/);
  });

  test('keeps the former link where the new one could not be handed over', async () => {
    const em = orm.em.fork();
    await garantirAdmin(em, {});
    const antes = await em.getKysely().selectFrom('link_de_acesso').selectAll().execute();
    const cheio = entregarPrimeiroLink(em, () => {
      throw new Error('no space left');
    });
    await expect(cheio).rejects.toThrow('no space left');
    expect(await em.getKysely().selectFrom('link_de_acesso').selectAll().execute()).toEqual(antes);
  });

  test('gets no further link once the password was set, also where a later link of the server ended unused', async () => {
    const em = orm.em.fork();
    await garantirAdmin(em, {});
    await em.transactional((tx) => redefinirSenha(tx, 'admin', 'admin', 'uma frase bem nova'));
    expect(await entregue(em)).toBeNull();
    await em.transactional((tx) => criarLinkDeAcesso(tx, { user_type: 'admin', id: 1 }, { ator: OPERADOR }));
    await advanceTime(em, 3600);
    expect(await entregue(em)).toBeNull();
  });
});
