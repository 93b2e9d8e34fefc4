import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Client, Recusa } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TELEFONE = '+5544998124076';
const ANTES = { telefone_pessoal: TELEFONE, veiculo: 'moto_mochila' };
const NOVO = '(44) 99905-3127';
const NOVO_E164 = '+5544999053127';
const LUGAR = { endereco_retirada: 'Av. Brasil, 4312', link_loja: null };
const DIGITE = 'Para confirmar esta mudança, digite a senha atual';
const ERRADA = { senha_atual: 'nao e esta' };
const CERTA = { senha_atual: TEST_PASSWORD };

let api: TestApi;
let suporte: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi({ LOGIN_FALHAS_USUARIO: '5' });
  suporte = await api.novo.funcionario('suporte');
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

interface Dito {
  status: number;
  detail: string | undefined;
  campo: string | null | undefined;
}

type ComCampo = Recusa & { campo: string | null };

/** Calls a procedure that only the panels have. */
async function chamar(cliente: Client, nome: string, entrada: object): Promise<Dito> {
  const { status, body } = await cliente.pedir<{ error?: { message: string; data: { campo: string | null } } }>(
    'POST',
    `/trpc/${nome}`,
    entrada,
  );
  return { status, detail: body.error?.message, campo: body.error?.data.campo };
}
const trocar = ({ id, cliente }: SignedIn, resto: object, telefone_pessoal = NOVO) =>
  chamar(cliente, 'entregadores.editar', { entregador_id: id, telefone_pessoal, antes: ANTES, ...resto });
const caminho = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}/local`;
const salvar = async (loja: SignedIn, resto: object): Promise<Dito> => {
  const { status, body } = await loja.cliente.put<ComCampo>(caminho(loja), { ...LUGAR, ...resto });
  return { status, detail: body.detail, campo: body.campo };
};
const telefoneDe = async (tabela: 'entregador' | 'comercio', id: number) => {
  const coluna = tabela === 'entregador' ? 'telefone_pessoal' : 'telefone';
  const [linha] = await rows(
    api.orm.em.fork(),
    sql<{ telefone: string | null }>`select ${sql.ref(coluna)} as telefone from ${sql.table(tabela)} where id = ${id}`,
  );
  return linha?.telefone;
};
const atosDe = (entregador_id: number) =>
  rows(
    api.orm.em.fork(),
    sql`select acao, detalhes from auditoria
         where (ator_tipo, ator_id, alvo_tipo) = ('entregador', ${entregador_id}, 'entregador') order by id`,
  );
const avisosDe = async (cliente: Client) =>
  (await cliente.get<{ tipo: string; aparelho: string }[]>('/sessoes/avisos')).body.map(({ tipo, aparelho }) => ({
    tipo,
    aparelho,
  }));

/** Signs in on another device. */
async function outroAparelho(tipo: 'entregador' | 'comercio', usuario: string): Promise<Client> {
  const cliente = api.anonymous();
  const caminho = tipo === 'comercio' ? '/login/comercio' : '/login';
  expect((await cliente.post(caminho, { usuario, senha: TEST_PASSWORD })).status).toBe(200);
  return cliente;
}

// [senha-confirma]
describe('a courier', () => {
  it('changes neither telephone nor vehicle without the present password, or with a wrong one', async () => {
    const ana = await api.novo.entregador();
    const falta = { status: 400, detail: DIGITE, campo: 'senha_atual' };
    const errada = { status: 400, detail: 'Senha atual incorreta', campo: 'senha_atual' };
    expect(await trocar(ana, {})).toEqual(falta);
    expect(await trocar(ana, { senha_atual: '' })).toEqual(falta);
    expect(await trocar(ana, { veiculo: 'carro' }, TELEFONE)).toEqual(falta);
    expect(await trocar(ana, ERRADA)).toEqual(errada);
    const { status, body } = await ana.cliente.put<ComCampo>(`/entregador/${ana.id}/preferencias`, {
      veiculo: 'carro',
      aparece_no_ranking: false,
    });
    expect([status, body.codigo, body.campo]).toEqual([400, 'SENHA_ATUAL_AUSENTE', 'senha_atual']);
    expect((await ana.cliente.get(`/entregador/${ana.id}/perfil`)).body).toMatchObject({
      telefone_pessoal: TELEFONE,
      veiculo: 'moto_mochila',
      aparece_no_ranking: true,
    });
    expect(await atosDe(ana.id)).toEqual([{ acao: 'senha_atual_recusada', detalhes: { para: 'cadastro' } }]);
  });

  it('needs no password for what stays the same', async () => {
    const ana = await api.novo.entregador();
    expect(await trocar(ana, { veiculo: 'moto_mochila' }, '44 99812-4076')).toMatchObject({ status: 200 });
    expect(await atosDe(ana.id)).toEqual([]);
  });

  it('may not guess on: five wrong passwords stop the sixth try, also with the right one, and nothing changes', async () => {
    const ana = await api.novo.entregador({ usuario: 'ana.adivinha' });
    const ditos = await Promise.all(Array.from({ length: 5 }, () => trocar(ana, ERRADA)));
    expect(ditos.map(({ status }) => status)).toEqual(Array(5).fill(400));
    expect(await trocar(ana, CERTA)).toMatchObject({
      status: 429,
      detail: expect.stringMatching(/^Muitas tentativas/),
    });
    expect(await telefoneDe('entregador', ana.id)).toBe(TELEFONE);
    // The thief who guesses in one session does not keep the owner out of another.
    await outroAparelho('entregador', 'ana.adivinha');
  });

  it('tells the other devices by the last four digits, and the audit log without any', async () => {
    const ana = await api.novo.entregador({ usuario: 'ana.aviso' });
    const celular = await outroAparelho('entregador', 'ana.aviso');
    expect(await trocar(ana, CERTA)).toMatchObject({ status: 200 });
    const aviso = { tipo: 'telefone_mudado', aparelho: 'Do terminado em 4076 para o terminado em 3127' };
    expect(await avisosDe(celular)).toEqual([aviso]);
    expect(await avisosDe(ana.cliente)).not.toContainEqual(aviso);
    expect(await atosDe(ana.id)).toEqual([{ acao: 'entregador_editado', detalhes: { campos: ['telefone_pessoal'] } }]);
  });

  it('of two changes at once with the right password one wins, the other hears that the form is old', async () => {
    const ana = await api.novo.entregador();
    const antes = { telefone_pessoal: TELEFONE };
    const numeros = ['+5544991110001', '+5544991110002'];
    const ditos = await Promise.all(numeros.map((numero) => trocar(ana, { antes, ...CERTA }, numero)));
    expect(ditos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const ganhou = numeros[ditos.findIndex(({ status }) => status === 200)];
    expect(await telefoneDe('entregador', ana.id)).toBe(ganhou);
    expect(await atosDe(ana.id)).toHaveLength(1);
  });

  it('a change of the password at the same time leaves no change by the former one after it', async () => {
    const ana = await api.novo.entregador();
    const [, telefone] = await Promise.all([
      ana.cliente.put(`/entregador/${ana.id}/senha`, { nova_senha: 'outra senha', ...CERTA }),
      trocar(ana, CERTA),
    ]);
    const mudou = telefone.status === 200;
    expect(await telefoneDe('entregador', ana.id)).toBe(mudou ? NOVO_E164 : TELEFONE);
    const antes = { telefone_pessoal: mudou ? NOVO_E164 : TELEFONE };
    const depois = await trocar(ana, { antes, ...CERTA }, '+5544991110003');
    expect(depois).toMatchObject({ status: 400, campo: 'senha_atual' });
  });

  it('is edited by the administrator without a password', async () => {
    const ana = await api.novo.entregador();
    const entrada = { entregador_id: ana.id, telefone_pessoal: NOVO, antes: ANTES };
    expect(await chamar(admin.cliente, 'entregadores.editar', entrada)).toMatchObject({ status: 200 });
    expect(await telefoneDe('entregador', ana.id)).toBe(NOVO_E164);
  });
});

// [senha-confirma]
describe('a shop', () => {
  it('sets, changes and removes its telephone with the present password only', async () => {
    const loja = await api.novo.comercio();
    const falta = { status: 400, detail: DIGITE, campo: 'senha_atual' };
    expect(await salvar(loja, { telefone: NOVO })).toEqual(falta);
    expect(await salvar(loja, { telefone: NOVO, ...ERRADA })).toMatchObject({ detail: 'Senha atual incorreta' });
    expect((await loja.cliente.get(caminho(loja))).body).toEqual({
      endereco_retirada: null,
      link_loja: null,
      telefone: null,
    });
    expect(await salvar(loja, { telefone: NOVO, ...CERTA })).toMatchObject({ status: 200 });
    expect(await salvar(loja, { telefone: null })).toEqual(falta);
    expect(await telefoneDe('comercio', loja.id)).toBe(NOVO_E164);
    expect(await salvar(loja, { telefone: '', ...CERTA })).toMatchObject({ status: 200 });
    expect(await telefoneDe('comercio', loja.id)).toBeNull();
  });

  it('changes address and link without the password, also where a system sends the telephone unchanged', async () => {
    const loja = await api.novo.comercio();
    await salvar(loja, { telefone: NOVO, ...CERTA });
    expect(await salvar(loja, { endereco_retirada: 'Rua A, 1' })).toMatchObject({ status: 200 });
    const outro = { endereco_retirada: 'Rua B, 2', link_loja: 'https://maps.app.goo.gl/7pXr2' };
    expect(await salvar(loja, { ...outro, telefone: '44 99905 3127' })).toMatchObject({ status: 200 });
    expect((await loja.cliente.get(caminho(loja))).body).toEqual({ ...outro, telefone: NOVO_E164 });
  });

  it('tells its other devices', async () => {
    const loja = await api.novo.comercio('Padaria dos Avisos');
    const balcao = await outroAparelho('comercio', loja.nome);
    await salvar(loja, { telefone: NOVO, ...CERTA });
    await salvar(loja, { telefone: '44 3025-1100', ...CERTA });
    await salvar(loja, { telefone: null, ...CERTA });
    expect(await avisosDe(balcao)).toEqual([
      { tipo: 'telefone_mudado', aparelho: 'Telefone novo, terminado em 3127' },
      { tipo: 'telefone_mudado', aparelho: 'Do terminado em 3127 para o terminado em 1100' },
      { tipo: 'telefone_mudado', aparelho: 'Sem telefone; antes, terminado em 1100' },
    ]);
  });
});

// [link-de-acesso]
describe('who makes a one-time link', () => {
  const link = async (user_type: 'entregador' | 'comercio', id: number) =>
    (await suporte.cliente.post<LinkCriado>('/suporte/links', { user_type, id })).body.telefone_mudou_em;
  const antesDoLink = async ({ cliente }: SignedIn, user_type: 'entregador' | 'comercio', id: number) => {
    const entrada = encodeURIComponent(JSON.stringify({ user_type, id }));
    const { body } = await cliente.pedir<{ result: { data: { telefone_mudou_em: string | null } } }>(
      'GET',
      `/trpc/links.telefone?input=${entrada}`,
    );
    return body.result.data.telefone_mudou_em;
  };
  const mudancaDe = async (tabela: string, id: number) => {
    const [linha] = await rows(
      api.orm.em.fork(),
      sql<{ quando: string }>`select max(quando) as quando from auditoria
                               where alvo_tipo = ${tabela} and alvo_id = ${id} and acao like '%_editado'`,
    );
    return linha?.quando;
  };

  it('hears for a day that the telephone changed, before and after the link is made', async () => {
    const [ana, loja] = [await api.novo.entregador(), await api.novo.comercio()];
    expect([await link('entregador', ana.id), await link('comercio', loja.id)]).toEqual([null, null]);
    await trocar(ana, CERTA);
    await salvar(loja, { telefone: NOVO, ...CERTA });
    const [daAna, daLoja] = [await mudancaDe('entregador', ana.id), await mudancaDe('comercio', loja.id)];
    expect(daAna).toEqual(expect.any(String));
    for (const quem of [suporte, admin])
      expect([await antesDoLink(quem, 'entregador', ana.id), await antesDoLink(quem, 'comercio', loja.id)]).toEqual([
        daAna,
        daLoja,
      ]);
    expect([await link('entregador', ana.id), await link('comercio', loja.id)]).toEqual([daAna, daLoja]);
    await advanceTime(api.orm.em, 86_401);
    suporte = await api.novo.funcionario('suporte');
    expect(await antesDoLink(suporte, 'entregador', ana.id)).toBeNull();
    expect(await link('comercio', loja.id)).toBeNull();
  });

  it('hears nothing of another change', async () => {
    const [ana, loja] = [await api.novo.entregador(), await api.novo.comercio()];
    await trocar(ana, { veiculo: 'carro', ...CERTA }, TELEFONE);
    await salvar(loja, {});
    expect([await link('entregador', ana.id), await link('comercio', loja.id)]).toEqual([null, null]);
    expect((await ana.cliente.pedir('GET', '/trpc/links.telefone?input={}')).status).toBe(403);
  });
});
