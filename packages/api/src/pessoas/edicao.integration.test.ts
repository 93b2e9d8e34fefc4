import { rows, sql } from '@corre/db/sql.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TELEFONE = '+5544998124076';
const NOVO = '(44) 99905-3127';
const NOVO_E164 = '+5544999053127';
const DADOS = { razao_social: 'Bar do Zé Ltda', documento: '11222333000181' };
const COM_SENHA = { senha_atual: TEST_PASSWORD };
const VAZIO = { endereco_retirada: null, link_loja: null, telefone: null };

let api: TestApi;
let admin: SignedIn;

beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

interface Envelope {
  result?: { data: Record<string, unknown> };
  error?: { message: string };
}

/** Calls a procedure that only the panels have. Returns the status with the answer or the sentence. */
async function chamar({ cliente }: SignedIn, nome: string, entrada: object, verb: 'POST' | 'GET' = 'POST') {
  const { status, body } =
    verb === 'POST'
      ? await cliente.pedir<Envelope>('POST', `/trpc/${nome}`, entrada)
      : await cliente.pedir<Envelope>('GET', `/trpc/${nome}?input=${encodeURIComponent(JSON.stringify(entrada))}`);
  return { status, ...(body.result?.data ?? { detail: body.error?.message }) };
}

const atosSobre = (tabela: string, id: number) =>
  rows(
    api.orm.em.fork(),
    sql`select ator_tipo, acao, detalhes from auditoria where alvo_tipo = ${tabela} and alvo_id = ${id} order by id`,
  );
const avisosDe = async ({ cliente }: SignedIn) =>
  (await cliente.get<{ tipo: string; aparelho: string }[]>('/sessoes/avisos')).body.map(({ tipo, aparelho }) => ({
    tipo,
    aparelho,
  }));

// [edicao]
describe('a courier', () => {
  const editar = (quem: SignedIn, entregador_id: number, resto: object) =>
    chamar(quem, 'entregadores.editar', { entregador_id, ...resto });

  it('changes the own telephone, as people write it, and is not told of it', async () => {
    const ana = await api.novo.entregador();
    const antes = { telefone_pessoal: TELEFONE };
    expect(await editar(ana, ana.id, { telefone_pessoal: NOVO, antes, ...COM_SENHA })).toMatchObject({
      status: 200,
      telefone_pessoal: NOVO_E164,
    });
    expect((await ana.cliente.get(`/entregador/${ana.id}/perfil`)).body).toMatchObject({ telefone_pessoal: NOVO_E164 });
    expect(await atosSobre('entregador', ana.id)).toEqual([
      { ator_tipo: 'entregador', acao: 'entregador_editado', detalhes: { campos: ['telefone_pessoal'] } },
    ]);
    expect(await avisosDe(ana)).toEqual([]);
  });

  it('is told what the administrator changed, and the audit has no telephone', async () => {
    const ana = await api.novo.entregador();
    const antes = { telefone_pessoal: TELEFONE, veiculo: 'moto_mochila' };
    await editar(admin, ana.id, { telefone_pessoal: NOVO, veiculo: 'carro', antes });
    expect(await avisosDe(ana)).toEqual([{ tipo: 'cadastro_mudado', aparelho: 'Telefone, Veículo' }]);
    expect(await atosSobre('entregador', ana.id)).toEqual([
      {
        ator_tipo: 'admin',
        acao: 'entregador_editado',
        detalhes: { campos: ['telefone_pessoal', 'veiculo'], antes: 'moto_mochila', depois: 'carro' },
      },
    ]);
  });

  it('a form that shows an old value is refused with a sentence, and changes nothing', async () => {
    const ana = await api.novo.entregador();
    await editar(admin, ana.id, { telefone_pessoal: NOVO, antes: { telefone_pessoal: TELEFONE } });
    const tarde = { telefone_pessoal: '44 99111-2233', antes: { telefone_pessoal: TELEFONE }, ...COM_SENHA };
    expect(await editar(ana, ana.id, tarde)).toEqual({
      status: 409,
      detail: 'Outra pessoa mudou estes dados enquanto você editava. Confira como estão agora e salve de novo.',
    });
    expect((await ana.cliente.get(`/entregador/${ana.id}/perfil`)).body).toMatchObject({ telefone_pessoal: NOVO_E164 });
    expect(await atosSobre('entregador', ana.id)).toHaveLength(1);
  });

  it('of two edits at once one wins, and the other is told', async () => {
    const ana = await api.novo.entregador();
    const antes = { telefone_pessoal: TELEFONE };
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        editar(i % 2 === 0 ? admin : ana, ana.id, { telefone_pessoal: `4499111000${i}`, antes, ...COM_SENHA }),
      ),
    );
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await atosSobre('entregador', ana.id)).toHaveLength(1);
  });

  it('a wrong telephone, another courier and a removed courier are refused', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    const antes = { telefone_pessoal: TELEFONE };
    expect(await editar(ana, ana.id, { telefone_pessoal: '99905', antes })).toEqual({
      status: 400,
      detail: 'Telefone inválido: use DDD e número',
    });
    expect((await editar(ana, bia.id, { telefone_pessoal: NOVO, antes })).status).toBe(403);
    await admin.cliente.delete(`/admin/entregadores/${bia.id}`);
    expect(await editar(admin, bia.id, { telefone_pessoal: NOVO, antes })).toEqual({
      status: 404,
      detail: 'Entregador não encontrado',
    });
  });

  it('the vehicle of the preferences stands in the audit as well', async () => {
    const ana = await api.novo.entregador();
    const salvar = async (corpo: object) => (await ana.cliente.put(`/entregador/${ana.id}/preferencias`, corpo)).status;
    expect(await salvar({ veiculo: 'bicicleta', ...COM_SENHA })).toBe(200);
    expect(await salvar({ veiculo: 'bicicleta', aparece_no_ranking: false })).toBe(200);
    expect(await atosSobre('entregador', ana.id)).toEqual([
      {
        ator_tipo: 'entregador',
        acao: 'entregador_editado',
        detalhes: { campos: ['veiculo'], antes: 'moto_mochila', depois: 'bicicleta' },
      },
    ]);
  });
});

// [edicao]
describe('a shop', () => {
  const caminho = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}`;
  const ler = ({ id }: SignedIn) => chamar(admin, 'comercios.cadastro', { comercio_id: id }, 'GET');

  it('is edited by the administrator, told of it, and its documents do not stand in the audit', async () => {
    const loja = await api.novo.comercio();
    expect(await ler(loja)).toEqual({ status: 200, local: VAZIO, cobranca: { razao_social: null, documento: null } });
    const antes = { local: VAZIO, cobranca: { razao_social: null, documento: null } };
    const local = { endereco_retirada: 'Av. Brasil, 4312', link_loja: null, telefone: NOVO };
    const pedido = { comercio_id: loja.id, antes, local, cobranca: { ...DADOS, documento: '11.222.333/0001-81' } };
    expect(await chamar(admin, 'comercios.editar', pedido)).toEqual({ status: 200, message: 'Cadastro salvo' });
    expect(await ler(loja)).toMatchObject({ local: { ...local, telefone: NOVO_E164 }, cobranca: DADOS });
    expect(await avisosDe(loja)).toEqual([
      { tipo: 'cadastro_mudado', aparelho: 'Endereço de retirada, Telefone, Razão social, CNPJ ou CPF' },
    ]);
    const atos = await atosSobre('comercio', loja.id);
    expect(atos).toEqual([
      { ator_tipo: 'admin', acao: 'comercio_editado', detalhes: { campos: ['endereco_retirada', 'telefone'] } },
      { ator_tipo: 'admin', acao: 'dados-de-cobranca', detalhes: {} },
      { ator_tipo: 'admin', acao: 'dados-de-cobranca-lidos', detalhes: {} },
    ]);
  });

  it('keeps what it changed while the administrator edited, and the edit as a whole changes nothing', async () => {
    const loja = await api.novo.comercio();
    const antes = { local: VAZIO, cobranca: { razao_social: null, documento: null } };
    await loja.cliente.put(`${caminho(loja)}/dados-de-cobranca`, { ...DADOS, antes: antes.cobranca });
    const local = { ...VAZIO, telefone: NOVO };
    const cobranca = { razao_social: 'Outra Ltda', documento: DADOS.documento };
    const tarde = await chamar(admin, 'comercios.editar', { comercio_id: loja.id, antes, local, cobranca });
    expect(tarde.status).toBe(409);
    expect(await ler(loja)).toMatchObject({ local: VAZIO, cobranca: DADOS });
  });

  it('is refused an old form of its own, and a system that sends no old values is not', async () => {
    const loja = await api.novo.comercio();
    const local = { endereco_retirada: 'Rua A, 1', link_loja: null, telefone: null };
    expect((await loja.cliente.put(`${caminho(loja)}/local`, { ...local, antes: VAZIO })).status).toBe(200);
    const outro = { ...local, endereco_retirada: 'Rua B, 2' };
    expect((await loja.cliente.put(`${caminho(loja)}/local`, { ...outro, antes: VAZIO })).body).toMatchObject({
      codigo: 'DADOS_MUDARAM',
    });
    expect((await loja.cliente.put(`${caminho(loja)}/local`, outro)).status).toBe(200);
    expect(await avisosDe(loja)).toEqual([]);
  });

  it('a wrong CNPJ gets its sentence, and a removed shop is not found', async () => {
    const loja = await api.novo.comercio();
    const antes = { local: VAZIO, cobranca: { razao_social: null, documento: null } };
    const pedido = { comercio_id: loja.id, antes, local: VAZIO, cobranca: { ...DADOS, documento: '11222333000182' } };
    expect(await chamar(admin, 'comercios.editar', pedido)).toEqual({
      status: 400,
      detail: 'Confira os números: isto não é um CNPJ nem um CPF',
    });
    await admin.cliente.delete(`/admin/comercios/${encodeURIComponent(loja.nome)}`);
    expect((await ler(loja)).status).toBe(404);
    expect((await chamar(admin, 'comercios.editar', { ...pedido, cobranca: DADOS })).status).toBe(404);
  });
});
