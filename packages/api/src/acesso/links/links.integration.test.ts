import { createHash } from 'node:crypto';
import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import { segredoDoEndereco } from '@corre/contract/links/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { enrolCodes } from '@corre/testing/harness/second-factor.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarLinkDeAcesso } from './criar-link.ts';
import { limparLinks } from './limpar-links.ts';

let api: TestApi;
let suporte: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi({ SITE_URL: 'https://corre.example' });
  suporte = await api.novo.funcionario('suporte');
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

const NOVA = 'uma frase bem nova';
const segredoDe = ({ link }: LinkCriado) => segredoDoEndereco(new URL(link).hash) ?? '';
const pedirLink = (quem: SignedIn, user_type: UserType, id: number) =>
  quem.cliente.post<LinkCriado>('/suporte/links', { user_type, id });
const usar = (segredo: string, nova_senha = NOVA) => api.anonymous().post('/senha', { segredo, nova_senha });
const ler = (segredo: string) => api.anonymous().post('/senha/link', { segredo });
const rodar = <T>(statement: ReturnType<typeof sql<T>>) => rows(api.orm.em.fork(), statement);
const executar = (texto: string, ...valores: unknown[]) => api.orm.em.fork().execute(texto, valores);

// [link-de-acesso]
test('a courier gets a link from support, sets a password, and signs in with it', async () => {
  const joana = await api.novo.entregador({ usuario: 'joana', nome_completo: 'Joana Prado' });
  const { status, body } = await pedirLink(suporte, 'entregador', joana.id);
  expect([status, body]).toMatchObject([
    200,
    {
      user_type: 'entregador',
      nome: 'Joana Prado',
      usuario: 'joana',
      telefone: '+5544998124076',
      minutos: 30,
      link: expect.stringMatching(/^https:\/\/corre\.example\/senha#[\w-]{43}$/),
    },
  ]);
  expect((await ler(segredoDe(body))).body).toMatchObject({ nome: 'Joana Prado', usuario: 'joana' });
  // The devices of the account are told, and the session goes on until the link is used.
  expect((await joana.cliente.get('/sessoes/avisos')).body).toMatchObject([
    { tipo: 'link_criado', aparelho: 'Criado pelo suporte' },
  ]);
  expect(await usar(segredoDe(body))).toMatchObject({
    status: 200,
    body: { message: 'Senha nova salva. Entre com ela.' },
  });
  expect((await joana.cliente.get('/sessao')).status).toBe(401);
  const entrar = (senha: string) => api.anonymous().post('/login', { usuario: 'joana', senha });
  expect((await entrar(NOVA)).status).toBe(200);
  expect((await entrar(TEST_PASSWORD)).status).toBe(401);
});

test('the database has only the hash of the secret, and no audit row and no stored answer has the secret', async () => {
  const loja = await api.novo.comercio('Cantina do Link');
  const chave = { 'idempotency-key': 'o-mesmo-pedido' };
  const pedido = { user_type: 'comercio', id: loja.id };
  const { body } = await suporte.cliente.pedir<LinkCriado>('POST', '/api/suporte/links', pedido, chave);
  const segredo = segredoDe(body);
  expect((await suporte.cliente.pedir<LinkCriado>('POST', '/api/suporte/links', pedido, chave)).body).toEqual(body);
  const guardados = await rodar(
    sql<{ segredo_hash: Buffer }>`select segredo_hash from link_de_acesso where comercio_id = ${loja.id}`,
  );
  expect(guardados).toEqual([{ segredo_hash: createHash('sha256').update(segredo).digest() }]);
  expect((await usar(segredo)).status).toBe(200);
  const [{ texto = '' } = {}] = await rodar(sql<{ texto: string }>`
    select (select string_agg(a::text, ' ') from auditoria a) || (select string_agg(i::text, ' ') from idempotencia i)
           as texto`);
  expect(texto).toContain('link_de_acesso_criado');
  expect(texto).not.toContain(segredo);
  expect(
    await rodar(sql`select ator_tipo, acao, detalhes - 'link_id' as detalhes from auditoria
                     where alvo_tipo = 'comercio' and alvo_id = ${loja.id} order by id`),
  ).toEqual([
    { ator_tipo: 'suporte', acao: 'link_de_acesso_criado', detalhes: { user_type: 'comercio', minutos: 30 } },
    { ator_tipo: 'anonimo', acao: 'senha_definida_por_link', detalhes: { user_type: 'comercio', encerradas: 1 } },
  ]);
});

test('a used, an expired, a replaced and an unknown link say what to do, and set nothing', async () => {
  const rui = await api.novo.entregador();
  const [velho, novo] = [await pedirLink(suporte, 'entregador', rui.id), await pedirLink(admin, 'entregador', rui.id)];
  const trocado = await usar(segredoDe(velho.body));
  expect([trocado.status, trocado.body.codigo, trocado.body.detail]).toEqual([
    409,
    'LINK_TROCADO',
    'Este link deu lugar a outro, ou a senha já mudou. Abra o link mais novo, ou peça outro ao suporte da sua empresa.',
  ]);
  expect((await usar(segredoDe(novo.body))).status).toBe(200);
  for (const usado of [await usar(segredoDe(novo.body), 'mais uma frase'), await ler(segredoDe(novo.body))])
    expect([usado.status, usado.body.codigo, usado.body.detail]).toEqual([
      409,
      'LINK_USADO',
      'Este link já foi usado. Entre com a senha nova; se não foi você que a criou, peça outro link ao suporte da sua empresa.',
    ]);
  const bia = await api.novo.funcionario('suporte');
  const { body } = await admin.cliente.post<LinkCriado>(`/admin/equipe/${bia.id}/link`, {});
  await executar(
    "update link_de_acesso set expira_em = agora() - interval '1 second' where funcionario_id = ?",
    bia.id,
  );
  const vencido = await usar(segredoDe(body));
  expect([vencido.status, vencido.body.codigo, vencido.body.detail]).toEqual([
    409,
    'LINK_VENCIDO',
    'Este link venceu. Peça outro ao administrador e abra em até 30 minutos.',
  ]);
  expect(await usar('A'.repeat(43))).toMatchObject({ status: 404, body: { codigo: 'LINK_DESCONHECIDO' } });
  expect(await usar('curto')).toMatchObject({ status: 400, body: { campo: 'segredo' } });
  const entrar = (senha: string) => api.anonymous().post('/login', { usuario: bia.nome, senha });
  expect((await entrar(NOVA)).status).toBe(401);
  expect((await entrar(TEST_PASSWORD)).status).toBe(200);
});

test('a link works for 30 minutes by the clock of the database', async () => {
  // The product's own sweep would delete the link first.
  const outra = await startApi(NO_LOOKS);
  const ana = await outra.novo.entregador();
  const carla = await outra.novo.funcionario('suporte');
  const { body } = await carla.cliente.post<LinkCriado>('/suporte/links', { user_type: 'entregador', id: ana.id });
  const tentar = () => outra.anonymous().post('/senha/link', { segredo: segredoDe(body) });
  await advanceTime(outra.orm.em.fork(), 29 * 60);
  expect((await tentar()).status).toBe(200);
  await advanceTime(outra.orm.em.fork(), 61);
  expect((await tentar()).body.codigo).toBe('LINK_VENCIDO');
  await advanceTime(outra.orm.em.fork(), 29 * 86_400);
  expect(await limparLinks(outra.orm.em.fork(), 10)).toBe(0);
  await advanceTime(outra.orm.em.fork(), 2 * 86_400);
  expect(await limparLinks(outra.orm.em.fork(), 10)).toBe(1);
  await outra.close();
});

test('the rules of a password stand, and a refused one leaves the link as it was', async () => {
  const bia = await api.novo.funcionario('suporte');
  const { body } = await admin.cliente.post<LinkCriado>(`/admin/equipe/${bia.id}/link`, {});
  const segredo = segredoDe(body);
  expect((await usar(segredo, '12345')).body.detail).toBe('Senha deve ter pelo menos 6 caracteres');
  expect((await usar(segredo, 'corinthians')).body.codigo).toBe('SENHA_FRACA');
  expect((await usar(segredo, bia.nome.toUpperCase())).body.detail).toBe('A senha não pode ser igual ao usuário.');
  const loja = await api.novo.comercio();
  const daLoja = await pedirLink(suporte, 'comercio', loja.id);
  expect((await usar(segredoDe(daLoja.body), ' Corre123 ')).body.codigo).toBe('SENHA_E_A_INICIAL');
  expect((await usar(segredo)).status).toBe(200);
  expect((await usar(segredoDe(daLoja.body))).status).toBe(200);
});

test('support gives no link to staff; nobody gives one to themselves, and none to who is not active', async () => {
  const bia = await api.novo.funcionario('suporte');
  expect((await pedirLink(suporte, 'suporte', bia.id)).status).toBe(400);
  expect((await suporte.cliente.post(`/admin/equipe/${bia.id}/link`, {})).status).toBe(403);
  expect(await admin.cliente.post(`/admin/equipe/${admin.id}/link`, {})).toMatchObject({
    status: 409,
    body: { codigo: 'PROPRIO_LINK' },
  });
  expect((await pedirLink(suporte, 'entregador', 999_999)).body).toMatchObject({ codigo: 'CONTA_NAO_ENCONTRADA' });
  const rui = await api.novo.entregador();
  const { body } = await pedirLink(suporte, 'entregador', rui.id);
  await admin.cliente.delete(`/admin/entregadores/${rui.id}`);
  expect((await pedirLink(suporte, 'entregador', rui.id)).body).toMatchObject({ codigo: 'CONTA_INATIVA' });
  expect((await usar(segredoDe(body))).body.codigo).toBe('LINK_DESCONHECIDO');
  const esperando = await api.novo.entregador();
  await executar("update entregador set ativo = false, aprovacao = 'pendente' where id = ?", esperando.id);
  expect((await pedirLink(suporte, 'entregador', esperando.id)).body).toMatchObject({ codigo: 'CONTA_INATIVA' });
  expect(
    await rodar(
      sql`select 1 from link_de_acesso where entregador_id = ${esperando.id} or usado_em is not null and entregador_id = ${rui.id}`,
    ),
  ).toEqual([]);
});

test('a new password by the person ends the open link', async () => {
  const ana = await api.novo.entregador();
  const { body } = await pedirLink(suporte, 'entregador', ana.id);
  expect((await ana.cliente.put(`/entregador/${ana.id}/senha`, { nova_senha: 'lembrei sozinha' })).status).toBe(200);
  expect((await usar(segredoDe(body))).body.codigo).toBe('LINK_TROCADO');
});

// [segundo-fator]
test('the second factor is asked for after a password by link, as before', async () => {
  const eva = await api.novo.funcionario('suporte');
  await enrolCodes(eva.cliente, Date.now());
  const { body } = await admin.cliente.post<LinkCriado>(`/admin/equipe/${eva.id}/link`, {});
  expect((await usar(segredoDe(body))).status).toBe(200);
  const entrada = await api.anonymous().post('/login', { usuario: eva.nome, senha: NOVA });
  expect([entrada.status, entrada.body.codigo]).toEqual([401, 'SEGUNDO_FATOR_NECESSARIO']);
});

test('whoever gives a link confirms again that it is them, if their factor was given too long ago', async () => {
  const eva = await api.novo.funcionario('suporte');
  await enrolCodes(eva.cliente, Date.now());
  const ana = await api.novo.entregador();
  expect((await pedirLink(eva, 'entregador', ana.id)).status).toBe(200);
  await executar("update sessao set fator_em = agora() - interval '11 minutes' where funcionario_id = ?", eva.id);
  expect(await pedirLink(eva, 'entregador', ana.id)).toMatchObject({
    status: 403,
    body: { codigo: 'SEGUNDO_FATOR_ANTIGO' },
  });
});

test('of many uses of one link at once exactly one wins, and its password is the one that stands', async () => {
  for (let vez = 0; vez < 5; vez++) {
    const ana = await api.novo.entregador();
    const { body } = await pedirLink(suporte, 'entregador', ana.id);
    const senhas = ['a primeira frase', 'a segunda frase', 'a terceira frase', 'a quarta frase'];
    const respostas = await Promise.all(senhas.map((senha) => usar(segredoDe(body), senha)));
    const certas = senhas.filter((_, i) => respostas[i]?.status === 200);
    expect(certas).toHaveLength(1);
    for (const { status, body: recusa } of respostas.filter((r) => r.status !== 200))
      expect([status, recusa.codigo]).toEqual([409, 'LINK_USADO']);
    const [conta] = await rodar(sql<{ usuario: string }>`select usuario from entregador where id = ${ana.id}`);
    const entra = await Promise.all(
      senhas.map((senha) => api.anonymous().post('/login', { usuario: conta?.usuario, senha })),
    );
    expect(senhas.filter((_, i) => entra[i]?.status === 200)).toEqual(certas);
  }
});

test('a use beside a replacement: one of both is first, and never are two links open', async () => {
  for (let vez = 0; vez < 8; vez++) {
    const ana = await api.novo.entregador();
    const { body } = await pedirLink(suporte, 'entregador', ana.id);
    const [uso, outro, mais] = await Promise.all([
      usar(segredoDe(body)),
      pedirLink(admin, 'entregador', ana.id),
      pedirLink(suporte, 'entregador', ana.id),
    ]);
    expect([outro.status, mais.status]).toEqual([200, 200]);
    if (uso.status !== 200) expect(uso.body.codigo).toBe('LINK_TROCADO');
    const [estado] = await rodar(sql`
      select count(*) filter (where usado_em is null and trocado_em is null)::int as abertos,
             count(*) filter (where usado_em is not null)::int as usados
        from link_de_acesso where entregador_id = ${ana.id}`);
    // A use after the replacements ends the newest link too, but the use is refused then.
    expect(estado).toEqual({ abertos: expect.any(Number), usados: uso.status === 200 ? 1 : 0 });
    expect((estado as { abertos: number }).abertos).toBeLessThanOrEqual(1);
    const lidos = await Promise.all([outro, mais].map((criado) => ler(segredoDe(criado.body))));
    expect(lidos.filter(({ status }) => status === 200).length).toBe((estado as { abertos: number }).abertos);
  }
});

test('many replacements at once leave one open link', async () => {
  const loja = await api.novo.comercio();
  const criados = await Promise.all(Array.from({ length: 6 }, () => pedirLink(suporte, 'comercio', loja.id)));
  expect(criados.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const lidos = await Promise.all(criados.map(({ body }) => ler(segredoDe(body))));
  expect(lidos.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a use beside the end of the account leaves no way in', async () => {
  for (let vez = 0; vez < 4; vez++) {
    const bia = await api.novo.funcionario('suporte');
    const { body } = await admin.cliente.post<LinkCriado>(`/admin/equipe/${bia.id}/link`, {});
    const [uso, fim] = await Promise.all([
      usar(segredoDe(body)),
      admin.cliente.put(`/admin/equipe/${bia.id}/desativar`),
    ]);
    expect(fim.status).toBe(200);
    if (uso.status !== 200) expect(['LINK_DESCONHECIDO', 'LINK_TROCADO']).toContain(uso.body.codigo);
    expect((await api.anonymous().post('/login', { usuario: bia.nome, senha: NOVA })).status).toBe(401);
  }
});

test('what fails before the commit leaves the link, the password and the sessions as they were', async () => {
  const ana = await api.novo.entregador();
  const { body } = await pedirLink(suporte, 'entregador', ana.id);
  await executar(`
    create function cai() returns trigger language plpgsql as $$ begin raise exception 'caiu'; end $$;
    create trigger cai before insert on auditoria for each row when (new.acao = 'senha_definida_por_link') execute function cai();`);
  expect((await usar(segredoDe(body))).status).toBe(500);
  await executar('drop trigger cai on auditoria');
  expect((await ana.cliente.get('/sessao')).status).toBe(200);
  expect((await usar(segredoDe(body))).status).toBe(200);
});

test('guesses of one address are braked, and a right link does not count', async () => {
  const outra = await startApi({ LOGIN_FALHAS_IP_DIA: '3' });
  const [carla, ana] = [await outra.novo.funcionario('suporte'), await outra.novo.entregador()];
  const { body } = await carla.cliente.post<LinkCriado>('/suporte/links', { user_type: 'entregador', id: ana.id });
  const abrir = (segredo: string) => outra.anonymous().post('/senha/link', { segredo });
  for (let vez = 0; vez < 8; vez++) expect((await abrir(segredoDe(body))).status).toBe(200);
  const palpites: number[] = [];
  for (let vez = 0; vez < 8; vez++) palpites.push((await abrir(String(vez).repeat(43))).status);
  expect(palpites).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
  await outra.close();
});

test('the function works without a caller, as for the very first administrator', async () => {
  const em = api.orm.em.fork();
  const primeiro = { user_type: 'admin', id: admin.id } as const;
  const { segredo, expira_em, minutos } = await em.transactional((tx) =>
    criarLinkDeAcesso(tx, primeiro, { ator: null, minutos: 60 }),
  );
  expect([minutos, new Date(expira_em).getTime() > Date.now()]).toEqual([60, true]);
  expect((await usar(segredo, 'a primeira senha')).status).toBe(200);
  expect((await api.anonymous().post('/login', { usuario: admin.nome, senha: 'a primeira senha' })).status).toBe(200);
});
