import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { initOrm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conferirSenha } from '../sessao/senha.ts';
import { type ApiDeTeste, iniciarApi } from '../testing/api-de-teste.ts';
import { listarContas } from './contas.ts';
import { garantirAdmin } from './garantir-admin.ts';

const CLI = fileURLToPath(new URL('./conta-cli.ts', import.meta.url));
let api: ApiDeTeste;
beforeAll(async () => {
  api = await iniciarApi();
});
afterAll(() => api.fechar());

/** Runs the command as `npm run conta` does, on the database of the running API. */
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
  const login = await api.anonimo().post('/login', { usuario: 'carla', senha: gerada(saida) });
  expect(login.body).toMatchObject({ user_type: 'suporte', nome: 'Carla Dias' });
});

test('sets any account’s password from standard input while the server runs, and ends its sessions', async () => {
  const loja = await api.novo.comercio('Esqueceu & Filhos');
  const { codigo, saida } = await conta(['senha', 'comercio', 'esqueceu & filhos'], 'lembrei agora\n');
  expect([codigo, saida]).toEqual([0, expect.stringContaining('1 sessão(ões) encerrada(s)')]);
  expect(saida).not.toContain('lembrei agora');
  expect((await loja.cliente.get('/sessao')).status).toBe(401);
  const login = await api.anonimo().post('/login/comercio', { usuario: 'Esqueceu & Filhos', senha: 'lembrei agora' });
  expect(login.status).toBe(200);
});

test('refuses what the panels refuse, in one line on standard error', async () => {
  const recusas: [string[], string, RegExp][] = [
    [['criar', 'suporte', '--usuario', 'admin', '--nome', 'X', '--gerar'], '', /já está em uso/],
    [['criar', 'suporte', '--usuario', 'novo', '--nome', 'X'], '123456\n', /muito comum/],
    [['criar', 'gerente', '--usuario', 'novo', '--nome', 'X'], '', /Diga o tipo/],
    [['senha', 'admin', 'ninguem'], 'uma frase longa\n', /Não há conta admin "ninguem"/],
    [['senha', 'admin', 'admin'], 'abc\n', /de 6 a 64 caracteres/],
  ];
  for (const [args, entrada, texto] of recusas) {
    const { codigo, erro } = await conta(args, entrada);
    expect([codigo, erro]).toEqual([1, expect.stringMatching(texto)]);
  }
});

test('lists the accounts and helps in Portuguese', async () => {
  const lista = await conta(['listar']);
  expect(lista.saida).toMatch(/^admin +1 +admin +Administrador$/m);
  expect(lista.saida).not.toMatch(/argon2/);
  expect((await conta([])).saida).toMatch(/Contas do Corre/);
  expect((await conta(['apagar'])).codigo).toBe(2);
});

test('hands a person everything that is kept of them, and takes a removed one out of the data without changing a total', async () => {
  const { id } = await api.novo.entregador({ usuario: 'de.partida', nome_completo: 'Delma Partida' });
  const loja = await api.novo.comercio();
  const em = api.orm.em.fork();
  await em.execute(
    `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
     values (?, ?, 1, 12.5, 'online', 'concluida', agora(), agora())`,
    [loja.id, id],
  );
  const exportado = await conta(['exportar', 'de.partida']);
  expect(JSON.parse(exportado.saida)).toMatchObject({
    nome_completo: 'Delma Partida',
    cpf: '52998224725',
    entregas: [{ valor: 12.5, valor_liquido: 11.25 }],
    avisos: [],
  });
  expect((await conta(['anonimizar', String(id)])).erro).toMatch(/--confirmar/);
  expect((await conta(['anonimizar', String(id), '--confirmar'])).erro).toMatch(/Remova o entregador no painel/);
  const admin = await api.novo.funcionario('admin');
  await admin.cliente.delete(`/admin/entregadores/${id}`);
  expect((await conta(['anonimizar', String(id), '--confirmar'])).codigo).toBe(0);
  const depois = await conta(['exportar', String(id)]);
  expect(depois.saida).not.toMatch(/Delma|52998224725|partida|99812/);
  expect(JSON.parse(depois.saida)).toMatchObject({
    nome_completo: `Entregador removido ${id}`,
    entregas: [{ valor: 12.5 }],
  });
  const [resumo] = await em.execute('select total_valor::float8 from resumo_semanal where entregador_id = ?', [id]);
  expect(resumo).toEqual({ total_valor: 12.5 });
});

test('a database without an administrator gets one, once, with a given or a generated password', async () => {
  const banco = await createTestDatabase();
  const orm = await initOrm({ url: banco.url, poolMax: 2 });
  const em = orm.em.fork();
  const senha = await garantirAdmin(em, {});
  expect(senha).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await garantirAdmin(em, { ADMIN_PASSWORD: 'outra qualquer' })).toBeNull();
  expect(await listarContas(em)).toEqual([
    { id: 1, user_type: 'admin', usuario: 'admin', nome: 'Administrador', ativo: true },
  ]);
  const [{ senha_hash }] = await em.execute<[{ senha_hash: string }]>('select senha_hash from funcionario');
  expect(await conferirSenha(senha_hash, senha ?? '')).toBe(true);
  await orm.close();
  await banco.drop();
});
