import type { CadastroEmAprovacao, TotaisDaAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { CADASTRO_EM_ANALISE } from '@corre/contract/sessao/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { sweep } from '../../runtime/sweep/sweep.ts';

let api: TestApi;
let ana: SignedIn;
let bruno: SignedIn;
beforeAll(async () => {
  api = await startApi({ APROVAR_CADASTROS: 'true', LOGIN_FALHAS_IP_DIA: '1000' });
  ana = await api.novo.funcionario('admin');
  bruno = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

type Mensagem = { message: string; detail: string };
type Lista = TotaisDaAprovacao & { cadastros: CadastroEmAprovacao[] };

const CPFS = [
  '111.444.777-35',
  '529.982.247-25',
  '123.456.789-09',
  '390.533.447-05',
  '862.883.667-57',
  '987.654.321-00',
];
const cadastrar = (usuario: string, cpf = CPFS[0]) =>
  api.anonymous().post<Mensagem & { id: number; aguarda_aprovacao?: boolean }>('/cadastro', {
    ...PAYLOAD_DE_CADASTRO,
    usuario,
    cpf,
  });
const entrar = (usuario: string, senha = 'segredo1') =>
  api.anonymous().post<Mensagem & { user_id?: number }>('/login', { usuario, senha });
const aprovar = (quem: SignedIn, id: number, aprovacao = 'pendente') =>
  quem.cliente.put<Mensagem>(`/admin/cadastros/${id}/aprovar`, { aprovacao });
const recusar = (quem: SignedIn, id: number, motivo = 'A CNH venceu.') =>
  quem.cliente.put<Mensagem>(`/admin/cadastros/${id}/recusar`, { motivo });
const lista = async (aprovacao = 'pendente') =>
  (await ana.cliente.get<Lista>(`/admin/cadastros?aprovacao=${aprovacao}`)).body;

// [aprovacao]
describe('a registration that waits', () => {
  test('is told so, and stands in the administrator’s list with its documents masked', async () => {
    const { status, body } = await cadastrar('rafael');
    expect([status, body.aguarda_aprovacao, body.message]).toEqual([200, true, expect.stringMatching(/aprovar/)]);
    const { exige, pendentes, cadastros } = await lista();
    expect({ exige, pendentes }).toEqual({ exige: true, pendentes: 1 });
    expect(cadastros).toMatchObject([{ id: body.id, usuario: 'rafael', aprovacao: 'pendente', ativo: false }]);
    expect(cadastros[0]?.cpf).not.toBe('11144477735');
    const dados = await ana.cliente.get<{ cpf: string }>(`/admin/entregadores/${body.id}/dados`);
    expect(dados.body.cpf).toBe('11144477735');
  });

  test('is nobody who works here: in no list of couriers, no search, and no one is signed in', async () => {
    const suporte = await api.novo.funcionario('suporte');
    const loja = await api.novo.comercio();
    const todos = await ana.cliente.get<EntregadorDoAdmin[]>('/admin/entregadores?situacao=todos');
    expect(todos.body.filter(({ usuario }) => usuario === 'rafael')).toEqual([]);
    const doSuporte = await suporte.cliente.get<{ usuario: string }[]>('/suporte/todos-entregadores');
    expect(JSON.stringify(doSuporte.body)).not.toContain('rafael');
    expect((await loja.cliente.get<unknown[]>('/comercio/entregadores?q=rafael')).body).toEqual([]);
    const [fila] = await rows(
      api.orm.em.fork(),
      sql`select count(*)::int as na_fila from fila_entregador join entregador e on e.id = entregador_id where e.aprovacao is not null`,
    );
    expect(fila).toEqual({ na_fila: 0 });
  });

  test('learns how it stands by its own password only', async () => {
    const certa = await entrar('RAFAEL');
    expect([certa.status, certa.body.detail]).toEqual([403, CADASTRO_EM_ANALISE]);
    expect(certa.headers.getSetCookie()).toEqual([]);
    const errada = await entrar('rafael', 'outra-senha');
    const ninguem = await entrar('ninguem.aqui', 'outra-senha');
    expect([errada.status, errada.body.detail]).toEqual([401, ninguem.body.detail]);
    const [sessoes] = await rows(
      api.orm.em.fork(),
      sql`select count(*)::int as total from sessao join entregador e on e.id = entregador_id where e.usuario = 'rafael'`,
    );
    expect(sessoes).toEqual({ total: 0 });
  });

  test('keeps its user name and its CPF while it waits', async () => {
    expect((await cadastrar('Rafael', CPFS[1])).status).toBe(409);
    expect((await cadastrar('outro', CPFS[0])).status).toBe(409);
  });

  test('signs in and works like everybody once it is approved', async () => {
    const { cadastros } = await lista();
    const id = cadastros[0]?.id ?? 0;
    const { status, body } = await aprovar(ana, id);
    expect([status, body.message]).toEqual([200, expect.stringContaining('já pode entrar')]);
    expect(await entrar('rafael')).toMatchObject({ status: 200, body: { user_id: id } });
    const cliente = api.anonymous();
    await cliente.post('/login', { usuario: 'rafael', senha: 'segredo1' });
    expect((await cliente.put(`/entregador/${id}/status-online`, { online: true })).status).toBe(200);
    expect((await lista()).pendentes).toBe(0);
  });
});

describe('a refusal', () => {
  test('is read by whoever was refused, who may register again with the same data', async () => {
    const { body } = await cadastrar('sandra', CPFS[2]);
    expect((await recusar(ana, body.id, '  ')).status).toBe(400);
    expect((await recusar(ana, body.id)).status).toBe(200);
    const login = await entrar('sandra');
    expect([login.status, login.body.detail]).toEqual([403, expect.stringContaining('Motivo: A CNH venceu.')]);
    const denovo = await cadastrar('sandra', CPFS[2]);
    expect(denovo.status).toBe(200);
    expect((await entrar('sandra')).body.detail).toBe(CADASTRO_EM_ANALISE);
    expect((await lista('recusada')).cadastros).toMatchObject([{ id: body.id, recusa_motivo: 'A CNH venceu.' }]);
  });

  test('can be taken back, unless the name or the CPF is somebody else’s since', async () => {
    const [velho] = (await lista('recusada')).cadastros;
    const tarde = await aprovar(ana, velho?.id ?? 0, 'recusada');
    expect([tarde.status, tarde.body.detail]).toEqual([409, expect.stringContaining('outro cadastro')]);
    const { body } = await cadastrar('tadeu', CPFS[3]);
    await recusar(ana, body.id);
    expect((await aprovar(ana, body.id, 'recusada')).status).toBe(200);
    expect((await entrar('tadeu')).status).toBe(200);
  });
});

describe('two administrators', () => {
  test('at the same moment: one decides, the other is told', async () => {
    const { body } = await cadastrar('vera', CPFS[4]);
    const respostas = await Promise.all([aprovar(ana, body.id), recusar(bruno, body.id)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const perdeu = respostas.find(({ status }) => status === 409);
    expect(perdeu?.body.detail).toMatch(/^Outra pessoa já decidiu/);
    expect((await aprovar(bruno, 2_147_483_000)).status).toBe(404);
  });

  test('approve the same list at once: each registration is let in once, and both are told which', async () => {
    const cpfs = ['168.995.350-09', '746.971.314-01', '153.509.460-56'];
    const ids = await Promise.all(cpfs.map(async (cpf, i) => (await cadastrar(`grupo${i}`, cpf)).body.id));
    type Aprovados = Mensagem & { aprovados: number[]; ja_decididos: number[] };
    const aprovarVarios = (quem: SignedIn, entregador_ids: number[]) =>
      quem.cliente.put<Aprovados>('/admin/cadastros/aprovar', { entregador_ids });
    const [um, dois] = await Promise.all([aprovarVarios(ana, ids), aprovarVarios(bruno, [...ids].reverse())]);
    expect([um.status, dois.status]).toEqual([200, 200]);
    expect([...um.body.aprovados, ...dois.body.aprovados].sort((a, b) => a - b)).toEqual(
      [...ids].sort((a, b) => a - b),
    );
    expect(um.body.aprovados.length + um.body.ja_decididos.length).toBe(3);
    const depois = await aprovarVarios(ana, [...ids, 2_147_483_000]);
    expect(depois.body).toMatchObject({ message: '0 cadastros aprovados. 4 já não esperavam.' });
    expect((await entrar('grupo1')).status).toBe(200);
    expect((await aprovarVarios(ana, [])).status).toBe(400);
    expect((await api.anonymous().put('/admin/cadastros/aprovar', { entregador_ids: ids })).status).toBe(401);
  });

  test('leave their decisions in the audit, without the words', async () => {
    const linhas = await rows(
      api.orm.em.fork(),
      sql<{ acao: string; ator_id: number; detalhes: object }>`
        select acao, ator_id, detalhes from auditoria where acao like 'cadastro\_%' order by id`,
    );
    expect(linhas.map(({ acao }) => acao).slice(0, 2)).toEqual(['cadastro_aprovado', 'cadastro_recusado']);
    expect(JSON.stringify(linhas)).not.toContain('CNH');
  });
});

test('what was refused, or never decided, is erased when its time is over; who was approved stays', async () => {
  const config = readConfig({ GUARDAR_CADASTROS_DIAS: '30', APROVAR_CADASTROS: 'true' });
  const { body } = await cadastrar('esquecido', CPFS[5]);
  await recusar(ana, body.id);
  await advanceTime(api.orm.em.fork(), 31 * 86_400);
  while (!(await sweep({ orm: api.orm, config, vault: api.vault }))) {}
  const restam = await rows(
    api.orm.em.fork(),
    sql<{
      usuario: string;
    }>`select usuario from entregador where usuario in ('esquecido', 'sandra', 'tadeu', 'rafael') order by 1`,
  );
  expect(restam.map(({ usuario }) => usuario)).toEqual(['rafael', 'tadeu']);
});
