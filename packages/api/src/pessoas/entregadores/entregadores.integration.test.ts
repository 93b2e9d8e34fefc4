import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import type { Row } from '@corre/db/database.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi({ BUSCAS_POR_MINUTO: '60' });
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

  test('a shop finds couriers who are busy or offline: what is launched has already happened', async () => {
    const [loja, ocupado] = [
      await api.novo.comercio(),
      await api.novo.entregador({ nome_completo: 'Zuleide Ocupada', usuario: 'zuleide1' }),
    ];
    await api.novo.entregador({ nome_completo: 'Zuleide Offline', usuario: 'zuleide2' });
    await ficarOnline(ocupado);
    const [id] = await pedir(loja);
    await ofertaDe(ocupado);
    await aceitar(ocupado, id);
    const { body } = await loja.cliente.get<{ nome: string }[]>('/comercio/entregadores?q=zuleide');
    expect(body.map(({ nome }) => nome)).toEqual(['Zuleide Ocupada', 'Zuleide Offline']);
  });

  test('couriers and strangers may not search; too many searches are a 429', async () => {
    const entregador = await api.novo.entregador();
    expect((await entregador.cliente.get('/comercio/entregadores?q=an')).status).toBe(403);
    expect((await api.anonymous().get('/comercio/entregadores?q=an')).status).toBe(401);
    const loja = await api.novo.comercio();
    const todas = await Promise.all(Array.from({ length: 70 }, () => loja.cliente.get('/comercio/entregadores?q=an')));
    expect(todas.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

// [cadastros]
describe('the administrator', () => {
  test('lists the active, the removed or all, and nobody else may', async () => {
    const { id, cliente } = await api.novo.entregador();
    expect(await achar(id, 'ativos')).toMatchObject({ ativo: true, status: 'livre', online: false, suspenso: false });
    expect(await achar(id, 'removidos')).toBeUndefined();
    expect((await cliente.get('/admin/entregadores')).status).toBe(403);
    const suporte = await api.novo.funcionario('suporte');
    expect((await suporte.cliente.get('/admin/entregadores')).status).toBe(403);
  });

  test('gets documents whole over REST, with a line in the audit, and masked in the panel’s list, without one', async () => {
    const { id } = await api.novo.entregador({ usuario: 'mascarado' });
    const em = api.orm.em.fork();
    const linhas = () =>
      rows(
        em,
        sql<Pick<Row<'auditoria'>, 'detalhes'>>`
          select detalhes from auditoria where acao = 'dados_listados' and ator_id = ${admin.id} order by id desc`,
      );
    const antes = (await linhas()).length;
    expect(await achar(id, 'ativos')).toMatchObject({ cpf: '52998224725', pix_chave: 'mascarado@exemplo.com' });
    const depois = await linhas();
    expect(depois).toHaveLength(antes + 1);
    expect(depois[0]?.detalhes).toEqual({ situacao: 'ativos', total: expect.any(Number) });
    const lista = await admin.cliente.get<EntregadorDoAdmin[]>('/admin/entregadores-mascarados');
    expect(lista.body.find((entregador) => entregador.id === id)).toMatchObject({
      usuario: 'mascarado',
      cpf: '•••.982.247-••',
      rg: '••••••89',
      pix_chave: 'ma•••@exemplo.com',
    });
    expect(await linhas()).toHaveLength(antes + 1);
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
    const cliente = api.anonymous();
    await cliente.post('/login', { usuario: 'de.saida', senha: 'segredo1' });
    await cliente.put(`/entregador/${body.id}/status-online`, { online: true });
    const removido = await admin.cliente.delete<{ message: string }>(`/admin/entregadores/${body.id}`);
    expect([removido.status, removido.body.message]).toEqual([200, 'Entregador removido com sucesso!']);
    expect((await cliente.get('/sessao')).status).toBe(401);
    expect((await api.anonymous().post('/login', { usuario: 'de.saida', senha: 'segredo1' })).status).toBe(401);
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
  test('reads their own profile and nobody else’s; the administrator may', async () => {
    const eu = await api.novo.entregador({ nome_completo: 'Eu Mesma', usuario: 'eu.mesma' });
    const outro = await api.novo.entregador();
    const { body } = await eu.cliente.get(`/entregador/${eu.id}/perfil`);
    expect(body).toMatchObject({
      nome_completo: 'Eu Mesma',
      user_type: 'entregador',
      status: 'livre',
      total_entregas: 0,
      pix_tipo_chave: 'email',
      pix_chave: 'eu•••@exemplo.com',
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
