import { rows, sql } from '@corre/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiDeTeste, iniciarApi } from '../testing/api-de-teste.ts';
import type { Conectado } from '../testing/construtores.ts';
import type { EntregadorDoAdmin } from './contrato.ts';

let api: ApiDeTeste;
let admin: Conectado;
beforeAll(async () => {
  api = await iniciarApi({ BUSCAS_POR_MINUTO: '60' });
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.fechar());

const PAYLOAD = {
  data_inicio: '2026-11-23',
  nome_completo: 'Rafael Costa Nunes',
  data_nascimento: '1995-03-10',
  cpf: '111.444.777-35',
  rg: '12.345.678-9',
  estado_civil: 'solteiro',
  endereco: 'Rua Neo Alves Martins, 100',
  bairro: 'Zona 1',
  cep: '87013-060',
  telefone_pessoal: '(44) 99812-4076',
  pix_tipo_chave: 'cpf',
  pix_chave: '111.444.777-35',
  assinatura_planilha: 'Rafael N.',
  usuario: 'Rafael',
  senha: 'segredo1',
};
const cadastrar = (mudancas: object = {}) =>
  api.anonimo().post<{ message: string; detail: string; id: number }>('/cadastro', { ...PAYLOAD, ...mudancas });
const achar = async (id: number, situacao = 'todos') => {
  const lista = await admin.cliente.get<EntregadorDoAdmin[]>(`/admin/entregadores?situacao=${situacao}`);
  return lista.body.find((entregador) => entregador.id === id);
};

describe('registration', () => {
  test('the specification’s payload registers a courier who can sign in', async () => {
    const { status, body } = await cadastrar();
    expect([status, body.message]).toEqual([200, 'Cadastro realizado com sucesso!']);
    const login = await api.anonimo().post('/login', { usuario: 'rafael', senha: 'segredo1' });
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
      sql<{
        cpf: string;
        rg: string;
        pix_chave: string;
        senha_hash: string;
        aparece: boolean;
        consentimento_em: string | null;
      }>`
        select e.*, aparece_no_ranking as aparece from entregador e where usuario = 'rafael'`,
    );
    expect(JSON.stringify(linha)).not.toMatch(/11144477735|12\.345\.678/);
    expect(linha?.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(linha).toMatchObject({ aparece: true, consentimento_em: null });
  });

  test('a user name or CPF in use is refused, without regard to case; the administrator’s name too', async () => {
    const usuario = await cadastrar({ usuario: 'RAFAEL', cpf: '987.654.321-00' });
    expect([usuario.status, usuario.body.detail]).toEqual([409, 'Este usuário já está em uso']);
    expect((await cadastrar({ usuario: 'admin', cpf: '987.654.321-00' })).body.detail).toBe(
      'Este usuário já está em uso',
    );
    const cpf = await cadastrar({ usuario: 'outro.rafael' });
    expect([cpf.status, cpf.body.detail]).toEqual([409, 'CPF já cadastrado']);
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
});

describe('search', () => {
  test('a shop finds active couriers by part of the name, without accents, and sees four fields only', async () => {
    const loja = await api.novo.comercio();
    await api.novo.entregador({ nome_completo: 'Antônia Conceição', usuario: 'toninha' });
    const buscar = (q: string) => loja.cliente.get<object[]>(`/comercio/entregadores?q=${encodeURIComponent(q)}`);
    const { body } = await buscar('conceicao');
    expect(body).toEqual([
      { id: expect.any(Number), nome: 'Antônia Conceição', usuario: 'toninha', telefone: '+5544998124076' },
    ]);
    expect((await buscar('@TONI')).body).toHaveLength(1);
    expect((await buscar('%')).body).toEqual([]);
    expect((await buscar('c')).body).toEqual([]);
    expect((await buscar('')).body).toEqual([]);
  });

  test('couriers and strangers may not search; too many searches are a 429', async () => {
    const entregador = await api.novo.entregador();
    expect((await entregador.cliente.get('/comercio/entregadores?q=an')).status).toBe(403);
    expect((await api.anonimo().get('/comercio/entregadores?q=an')).status).toBe(401);
    const loja = await api.novo.comercio();
    const todas = await Promise.all(Array.from({ length: 70 }, () => loja.cliente.get('/comercio/entregadores?q=an')));
    expect(todas.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('the administrator', () => {
  test('lists the active, the removed or all, and nobody else may', async () => {
    const { id, cliente } = await api.novo.entregador();
    expect(await achar(id, 'ativos')).toMatchObject({ ativo: true, status: 'livre', online: false, suspenso: false });
    expect(await achar(id, 'removidos')).toBeUndefined();
    expect((await cliente.get('/admin/entregadores')).status).toBe(403);
    const suporte = await api.novo.funcionario('suporte');
    expect((await suporte.cliente.get('/admin/entregadores')).status).toBe(403);
  });

  test('reveals documents, and each reading is audited without them', async () => {
    const { id } = await api.novo.entregador();
    const { body } = await admin.cliente.get(`/admin/entregadores/${id}/dados`);
    expect(body).toMatchObject({ cpf: '52998224725', rg: '123456789' });
    const linhas = await rows(
      api.orm.em.fork(),
      sql`select * from auditoria where acao = 'dados_revelados' and alvo_id = ${id} and ator_id = ${admin.id}`,
    );
    expect(linhas).toHaveLength(1);
    expect(JSON.stringify(linhas)).not.toContain('52998224725');
    expect((await admin.cliente.get('/admin/entregadores/999999/dados')).status).toBe(404);
  });

  test('removes a courier: the session dies, the queue and the login are closed, name and CPF are free again', async () => {
    const { body } = await cadastrar({ usuario: 'de.saida', cpf: '714.602.380-01' });
    const cliente = api.anonimo();
    await cliente.post('/login', { usuario: 'de.saida', senha: 'segredo1' });
    await cliente.put(`/entregador/${body.id}/status-online`, { online: true });
    const removido = await admin.cliente.delete<{ message: string }>(`/admin/entregadores/${body.id}`);
    expect([removido.status, removido.body.message]).toEqual([200, 'Entregador removido com sucesso!']);
    expect((await cliente.get('/sessao')).status).toBe(401);
    expect((await api.anonimo().post('/login', { usuario: 'de.saida', senha: 'segredo1' })).status).toBe(401);
    expect(await achar(body.id, 'removidos')).toMatchObject({ ativo: false, online: false });
    expect((await admin.cliente.delete(`/admin/entregadores/${body.id}`)).status).toBe(404);
    expect((await cadastrar({ usuario: 'de.saida', cpf: '714.602.380-01' })).status).toBe(200);
  });

  test('does not remove a courier who has an open request', async () => {
    const { id } = await api.novo.entregador();
    const loja = await api.novo.comercio();
    await rows(
      api.orm.em.fork(),
      sql`with r as (insert into rota (comercio_id, aguardando) values (${loja.id}, false) returning id)
          insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status)
          select id, ${loja.id}, ${id}, 'Av. Brasil, 1', 'manual', 10, 'em_entrega' from r`,
    );
    const { status, body } = await admin.cliente.delete(`/admin/entregadores/${id}`);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('entrega em andamento')]);
    expect(await achar(id, 'ativos')).toMatchObject({ status: 'ocupado' });
  });
});

describe('a courier', () => {
  test('reads his own profile and nobody else’s; the administrator may', async () => {
    const eu = await api.novo.entregador({ nome_completo: 'Eu Mesma' });
    const outro = await api.novo.entregador();
    const { body } = await eu.cliente.get(`/entregador/${eu.id}/perfil`);
    expect(body).toMatchObject({
      nome_completo: 'Eu Mesma',
      user_type: 'entregador',
      status: 'livre',
      total_entregas: 0,
    });
    expect((await outro.cliente.get(`/entregador/${eu.id}/perfil`)).status).toBe(403);
    expect((await admin.cliente.get(`/entregador/${eu.id}/perfil`)).status).toBe(200);
  });

  test('leaves the ranking and comes back', async () => {
    const eu = await api.novo.entregador();
    const mudar = (aparece_no_ranking: unknown) =>
      eu.cliente.put(`/entregador/${eu.id}/preferencias`, { aparece_no_ranking });
    expect((await mudar(false)).body).toEqual({ message: 'Você não aparece mais no ranking' });
    const perfil = await eu.cliente.get<{ aparece_no_ranking: boolean }>(`/entregador/${eu.id}/perfil`);
    expect(perfil.body.aparece_no_ranking).toBe(false);
    expect((await mudar(true)).status).toBe(200);
    expect((await mudar('talvez')).status).toBe(400);
    expect((await admin.cliente.put(`/entregador/${eu.id}/preferencias`, { aparece_no_ranking: true })).status).toBe(
      403,
    );
  });
});
