import type { Configuracoes, MudancaDaConfiguracao } from '@corre/contract/configuracoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { deliverCash } from '@corre/testing/harness/cash.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

let api: TestApi;
let admin: SignedIn;
afterEach(() => api.close());

async function comecar(env: Record<string, string> = {}) {
  // The harness sets it against brakes.
  api = await startApi({ ABERTAS_POR_LOJA: '', ...env });
  admin = await api.novo.funcionario('admin');
}
/** The answer of a change. */
interface Salvas {
  configuracoes: Configuracoes;
}
/** A page of changes. */
interface Pagina {
  mudancas: MudancaDaConfiguracao[];
  proximo: number | null;
}
const cidadeEm = async (cliente: Client) => (await cliente.get<{ cidade: string }>('/public/configuracao')).body.cidade;
const ler = async (): Promise<Configuracoes> => (await admin.cliente.get<Configuracoes>('/admin/configuracoes')).body;
const mudar = (campos: object) => admin.cliente.put<Salvas>('/admin/configuracoes', campos);
const mudarBanco = (campos: object) => admin.cliente.put<Salvas>('/admin/configuracoes/banco', campos);
const ditas = () => api.orm.em.getKysely().selectFrom('configuracao_dita').selectAll().orderBy('id').execute();

describe('what the company says of itself', () => {
  it('is nothing at first: the presets hold, and everything is missing', async () => {
    await comecar();
    expect(await ler()).toMatchObject({
      valores: { cidade: 'Maringá', uf: 'PR', empresa_nome: null, limite_dinheiro: 300, aprovar_cadastros: false },
      fixadas: [],
      ditas: [],
      falta: ['empresa', 'cidade', 'contatos', 'banco', 'pix', 'entregadores', 'limites'],
    });
  });

  it('holds at once, in the form in which the product uses it, and says who said it', async () => {
    await comecar();
    const { status, body } = await mudar({
      empresa_nome: ' Expresso Ingá ',
      empresa_cnpj: '11.222.333/0001-81',
      cidade: 'Sarandi',
      uf: 'pr',
      contato_whatsapp: '(44) 99841-2200',
      suporte_telefone: '0800 123 4567',
      contato_instagram: 'https://www.instagram.com/expresso.inga/',
    });
    expect(status).toBe(200);
    expect(body.configuracoes.falta).toEqual(['banco', 'pix', 'entregadores', 'limites']);
    expect(body.configuracoes.ditas).toContainEqual(expect.objectContaining({ campo: 'cidade', quem: admin.nome }));
    expect((await api.anonymous().get('/public/configuracao')).body).toMatchObject({
      empresa: 'Expresso Ingá',
      cidade: 'Sarandi',
      whatsapp: '5544998412200',
      suporte_telefone: '08001234567',
      instagram: 'expresso.inga',
    });
    expect(await api.orm.em.getKysely().selectFrom('praca').select('nome').execute()).toEqual([{ nome: 'Sarandi' }]);
  });

  it('is heard by another process, and kept by one that starts later', async () => {
    await comecar();
    const other = new Client(await api.another());
    await mudar({ cidade: 'Sarandi', aprovar_cadastros: true });
    await vi.waitFor(async () => expect(await cidadeEm(other)).toBe('Sarandi'), {
      timeout: 60_000,
      interval: 20,
    });
    const late = new Client(await api.another());
    expect(await cidadeEm(late)).toBe('Sarandi');
    expect((await admin.cliente.get<{ exige: boolean }>('/admin/cadastros/totais')).body.exige).toBe(true);
  });

  it('is fixed where the environment says it, and refused with the name of the variable', async () => {
    await comecar({ CIDADE: 'Londrina' });
    expect((await ler()).fixadas).toEqual(['cidade']);
    expect(await mudar({ uf: 'SP', cidade: 'Sarandi' })).toMatchObject({
      status: 409,
      body: {
        codigo: 'CONFIGURACAO_FIXA',
        campo: 'cidade',
        detail: 'Cidade: é o servidor que define, por CIDADE. Não muda aqui.',
      },
    });
    expect(await ditas()).toEqual([]);
  });

  it('goes back to the environment where a variable is set afterwards, and the row stays', async () => {
    await comecar();
    await mudar({ cidade: 'Sarandi' });
    const fixed = new Client(await api.another({ CIDADE: 'Londrina' }), admin.cliente.cookie);
    expect((await fixed.get('/admin/configuracoes')).body).toMatchObject({
      valores: { cidade: 'Londrina' },
      fixadas: ['cidade'],
      ditas: [],
    });
  });

  it('is taken back by null', async () => {
    await comecar();
    await mudar({ limite_dinheiro: 0 });
    expect((await ler()).falta).not.toContain('limites');
    await mudar({ limite_dinheiro: null });
    expect(await ler()).toMatchObject({ valores: { limite_dinheiro: 300 } });
    expect((await ler()).falta).toContain('limites');
  });

  it('is kept as rows that nobody changes, with the value before; the same value makes none', async () => {
    await comecar();
    await mudar({ cidade: 'Sarandi' });
    await mudar({ cidade: 'Sarandi' });
    await mudar({ cidade: 'Londrina' });
    const { body } = await admin.cliente.get<Pagina>('/admin/configuracoes/mudancas');
    expect(body).toMatchObject({
      mudancas: [
        { campo: 'cidade', valor: 'Londrina', antes: 'Sarandi', quem: admin.nome },
        { campo: 'cidade', valor: 'Sarandi', antes: null },
      ],
      proximo: null,
    });
    await expect(api.orm.em.execute('update configuracao_dita set valor = null')).rejects.toThrow('append-only');
    const feitos = await api.orm.em
      .getKysely()
      .selectFrom('auditoria')
      .select('detalhes')
      .where('acao', '=', 'configuracao_mudada')
      .execute();
    expect(feitos).toEqual([{ detalhes: { campos: ['cidade'] } }, { detalhes: { campos: ['cidade'] } }]);
  });

  it('has changes in pages of 50', async () => {
    await comecar();
    for (let i = 0; i < 51; i += 1) await mudar({ cidade: `Cidade ${i}` });
    const { body } = await admin.cliente.get<Pagina>('/admin/configuracoes/mudancas');
    expect(body.mudancas).toHaveLength(50);
    const { body: rest } = await admin.cliente.get<Pagina>(`/admin/configuracoes/mudancas?antes_de=${body.proximo}`);
    expect(rest).toMatchObject({ mudancas: [{ valor: 'Cidade 0' }], proximo: null });
  });

  it.each([
    [{ empresa_cnpj: '11.222.333/0001-82' }, 'Deve ser um CNPJ válido', 'empresa_cnpj'],
    [{ contato_whatsapp: '99841-2200' }, 'Deve ser um telefone com DDD', 'contato_whatsapp'],
    [{ contato_whatsapp: '0800 123 4567' }, 'Deve ser um telefone com DDD', 'contato_whatsapp'],
    [{ uf: 'XX' }, 'Deve ter as duas letras de um estado', 'uf'],
    [{ limite_dinheiro: -1 }, 'Deve ser no mínimo 0', 'limite_dinheiro'],
    [{ limite_dinheiro: '300' }, 'Deve ser um número', 'limite_dinheiro'],
    [{ cidade: '  ' }, 'Deve ter o nome da cidade', 'cidade'],
    [{}, 'Diga ao menos um dado da empresa', undefined],
  ])('refuses %j and changes nothing', async (campos, detail, campo) => {
    await comecar();
    expect(await mudar({ ...campos, ...(campo && campo !== 'cidade' && { cidade: 'Sarandi' }) })).toMatchObject({
      status: 400,
      body: { detail, ...(campo && { campo }) },
    });
    expect(await ditas()).toEqual([]);
  });

  it('takes kind and PIX key together, and keeps the key in the form of banks', async () => {
    await comecar();
    expect(await mudarBanco({ empresa_pix_chave: 'x@exemplo.com' })).toMatchObject({
      status: 400,
      body: { detail: 'O tipo e a chave PIX vêm juntos' },
    });
    expect(await mudarBanco({ empresa_pix_tipo_chave: 'cnpj', empresa_pix_chave: 'x@exemplo.com' })).toMatchObject({
      status: 400,
      body: { detail: 'A chave PIX não é uma chave deste tipo', campo: 'empresa_pix_chave' },
    });
    const { body } = await mudarBanco({ empresa_pix_tipo_chave: 'telefone', empresa_pix_chave: '(44) 99841-2200' });
    expect(body.configuracoes.valores).toMatchObject({
      empresa_pix_tipo_chave: 'telefone',
      empresa_pix_chave: '+5544998412200',
    });
  });

  it('is the matter of the administrator alone', async () => {
    await comecar();
    const { cliente } = await api.novo.funcionario('suporte');
    for (const call of [cliente.get('/admin/configuracoes'), cliente.put('/admin/configuracoes', { cidade: 'X' })])
      expect(await call).toMatchObject({ status: 403 });
  });

  it('of two administrators at once has both, one after the other', async () => {
    await comecar();
    const second = await api.novo.funcionario('admin');
    await Promise.all([
      mudar({ cidade: 'Sarandi', empresa_nome: 'A' }),
      second.cliente.put('/admin/configuracoes', { cidade: 'Londrina', uf: 'SP' }),
    ]);
    const cidades = (await ditas()).filter(({ campo }) => campo === 'cidade');
    expect(cidades).toHaveLength(2);
    expect(cidades[0]).toMatchObject({ antes: null });
    expect(cidades[1]?.antes).toBe(cidades[0]?.valor);
    expect((await ler()).valores).toMatchObject({ cidade: cidades[1]?.valor, empresa_nome: 'A', uf: 'SP' });
  });
});

it('changes the cash limit of the next offer', async () => {
  await comecar({ OFERTA_SEGUNDOS: '60', ALCANCE_SEGUNDOS: '120' });
  const [rich, free, shop] = [await api.novo.entregador(), await api.novo.entregador(), await api.novo.comercio()];
  await deliverCash(rich, shop, 60);
  await rich.cliente.put(`/entregador/${rich.id}/status-online`, { online: false });
  await ficarOnline(rich);
  await ficarOnline(free);
  await mudar({ limite_dinheiro: 50 });
  const [id] = await pedir(shop, { pagamento: 'dinheiro', valor_a_receber: 10 });
  expect((await ofertaDe(free)).proxima_entrega?.id).toBe(id);
});
