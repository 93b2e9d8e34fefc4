import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import type { Row } from '@corre/db/database.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

const cadastrar = (mudancas: object = {}) =>
  api
    .anonymous()
    .post<{ message: string; detail: string; id: number }>('/cadastro', { ...PAYLOAD_DE_CADASTRO, ...mudancas });
const achar = async (id: number, situacao = 'todos') => {
  const lista = await admin.cliente.get<EntregadorDoAdmin[]>(`/admin/entregadores?situacao=${situacao}`);
  return lista.body.find((entregador) => entregador.id === id);
};

// [cadastro]
test('the promised payload registers a courier who can sign in', async () => {
  const { status, body } = await cadastrar();
  expect([status, body.message]).toEqual([200, 'Cadastro realizado com sucesso!']);
  const login = await api.anonymous().post('/login', { usuario: 'rafael', senha: 'segredo1' });
  expect(login.body).toMatchObject({ user_type: 'entregador', user_id: body.id, nome: 'Rafael Costa Nunes' });
  expect(await achar(body.id)).toMatchObject({
    cpf: '11144477735',
    pix_chave: '11144477735',
    telefone_pessoal: '+5544998124076',
  });
});

test('documents and PIX key are closed in the columns, the password is argon2id', async () => {
  const [linha] = await rows(
    api.orm.em.fork(),
    sql<Row<'entregador'>>`select * from entregador where usuario = 'rafael'`,
  );
  expect(JSON.stringify(linha)).not.toMatch(/11144477735|12\.345\.678/);
  expect(linha?.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(linha).toMatchObject({ aparece_no_ranking: true, consentimento_em: null });
});

test('a user name or CPF in use is refused, without regard to case; the administrator’s name too', async () => {
  const usuario = await cadastrar({ usuario: 'RAFAEL', cpf: '987.654.321-00' });
  expect([usuario.status, usuario.body.detail]).toEqual([409, 'Este usuário já está em uso']);
  expect((await cadastrar({ usuario: 'admin', cpf: '987.654.321-00' })).body.detail).toBe(
    'Este usuário já está em uso',
  );
  const cpf = await cadastrar({ usuario: 'outro.rafael' });
  expect(cpf.body.detail).not.toMatch(/CPF|usuário/i);
  expect([cpf.status, cpf.body.detail]).toEqual([
    409,
    expect.stringMatching(/^Não foi possível cadastrar com estes dados\./),
  ]);
});

test('two registrations of one name at the same moment: one wins, the other is told', async () => {
  const respostas = await Promise.all([
    cadastrar({ usuario: 'corrida', cpf: '123.456.789-09' }),
    cadastrar({ usuario: 'corrida', cpf: '390.533.447-05' }),
  ]);
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a wrong field is a 400 with its own text, an unknown field is refused', async () => {
  const errado = await cadastrar({ cpf: '123' });
  expect([errado.status, errado.body.detail]).toEqual([400, 'CPF inválido']);
  expect((await cadastrar({ confirma_senha: 'segredo1' })).body.detail).toBe('Campo desconhecido: confirma_senha');
  expect((await cadastrar({ ativo: true })).status).toBe(400);
});

test('whoever opts out at registration is not to appear, and the privacy notice is dated', async () => {
  const escolhas = { aparece_no_ranking: false, aceita_privacidade: true };
  const { body } = await cadastrar({ usuario: 'discreto', cpf: '862.883.667-57', ...escolhas });
  const [linha] = await rows(
    api.orm.em.fork(),
    sql`select aparece_no_ranking, consentimento_em is not null as consentiu from entregador where id = ${body.id}`,
  );
  expect(linha).toEqual({ aparece_no_ranking: false, consentiu: true });
});
