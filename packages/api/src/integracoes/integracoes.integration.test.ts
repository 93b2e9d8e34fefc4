import type {
  IntegracaoCriada,
  IntegracaoInteira,
  ListaDeIntegracoes,
  SegredoNovo,
} from '@corre/contract/integracoes/contrato.ts';
import { INTEGRACOES_POR_LOJA } from '@corre/contract/integracoes/regras.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let admin: SignedIn;
let loja: SignedIn;
/** Receives the ping that a new webhook needs. */
let receptor: Requester;

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true' });
  [admin, loja] = [await api.novo.funcionario('admin'), await api.novo.comercio()];
  receptor = await startRequester();
});
afterAll(async () => {
  await api.close();
  await receptor.close();
});

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const EVENTOS = 'http://127.0.0.1:9/loja/s3gr3d0-no-caminho';
const pedido = (comercio = loja) => ({
  nome: 'PDV do balcão',
  comercio_nome: comercio.nome,
  url_eventos: EVENTOS,
  ambiente: 'teste',
});
const doAdmin = (fim = '') => `/admin/integracoes${fim}`;
const daLoja = (fim = '', dona = loja) => `/comercio/${encodeURIComponent(dona.nome)}/integracoes${fim}`;
const criar = async (dados: object = pedido()) => (await admin.cliente.post<IntegracaoCriada>(doAdmin(), dados)).body;
const linha = (id: number) =>
  api.orm.em.fork().getKysely().selectFrom('integracao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const tokens = async (id: number) =>
  (
    await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('integracao_token')
      .select('expira_em')
      .where('integracao_id', '=', id)
      .execute()
  ).length;
const umToken = (integracao_id: number) =>
  api.orm.em
    .fork()
    .getKysely()
    .insertInto('integracao_token')
    .values({ token_hash: Buffer.alloc(32, integracao_id), integracao_id, expira_em: '2099-01-01T00:00:00.000Z' })
    .execute();

describe('a new integration', () => {
  it('gives all that the other side needs, and its secret is kept sealed only', async () => {
    const criada = await criar({ ...pedido(), url_codigo: 'http://127.0.0.1:9/codigo' });
    expect(criada).toMatchObject({
      client_id: expect.stringMatching(UUID_V4),
      app_id: expect.stringMatching(UUID_V4),
      base_url: `${api.base}/od`,
      token_url: `${api.base}/od/oauth/token`,
      ambiente: 'teste',
    });
    expect(criada.client_secret.length).toBeGreaterThan(32);
    const { segredo_cifrado, url_eventos } = await linha(criada.id);
    expect(api.vault.open(segredo_cifrado)).toBe(criada.client_secret);
    expect(url_eventos).toBe(EVENTOS);
    expect((await criar()).app_id).toBe(criada.app_id);
  });

  it('asked again with its key gives the same secret, which the table of answers does not hold', async () => {
    const chave = { 'Idempotency-Key': 'criar-uma-vez' };
    const [uma, outra] = [
      await admin.cliente.post<IntegracaoCriada>(doAdmin(), pedido(), chave),
      await admin.cliente.post<IntegracaoCriada>(doAdmin(), pedido(), chave),
    ];
    expect(outra.body).toEqual(uma.body);
    const guardada = await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('idempotencia')
      .select('resposta')
      .where('chave', '=', 'criar-uma-vez')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(guardada)).not.toContain(uma.body.client_secret);
  });

  it('may be sent back whole with a change, but not to another shop or mode', async () => {
    const { id } = await criar();
    const mudar = (mais: object) => admin.cliente.put(`${doAdmin()}/${id}`, { ...pedido(), ...mais });
    expect((await mudar({ nome: 'Caixa 2' })).status).toBe(200);
    const lida = await admin.cliente.get<{ nome: string }>(`${doAdmin()}/${id}`);
    expect(lida.body.nome).toBe('Caixa 2');
    for (const outro of [{ ambiente: 'producao' }, { comercio_nome: 'Ninguém' }]) {
      const recusa = await mudar(outro);
      expect([recusa.status, recusa.body.detail]).toEqual([
        400,
        'O comércio e o ambiente de uma integração não mudam. Crie outra.',
      ]);
    }
  });

  it('may wait for its address, a webhook may not', async () => {
    const { nome, comercio_nome, ambiente } = pedido();
    const semEndereco = { nome, comercio_nome, ambiente };
    expect((await admin.cliente.post(doAdmin(), semEndereco)).status).toBe(200);
    const recusa = await admin.cliente.post(doAdmin(), { ...semEndereco, tipo: 'webhook' });
    expect([recusa.status, recusa.body.detail]).toEqual([400, 'Informe o endereço que recebe os avisos']);
    const webhook = await criar({ ...pedido(), tipo: 'webhook', url_eventos: receptor.events });
    expect([webhook.client_id, webhook.client_secret.slice(0, 6)]).toEqual([null, 'whsec_']);
  });

  it('is refused for a shop that is not there, for an address that is none, and for a shop that has enough', async () => {
    expect((await admin.cliente.post(doAdmin(), { ...pedido(), comercio_nome: 'Ninguém' })).status).toBe(404);
    for (const url_eventos of ['pdv.example/eventos', 'ftp://127.0.0.1/', 'http://ana:senha@127.0.0.1/'])
      expect((await admin.cliente.post(doAdmin(), { ...pedido(), url_eventos })).status, url_eventos).toBe(400);
    const cheia = await api.novo.comercio();
    const respostas = await Promise.all(
      Array.from({ length: INTEGRACOES_POR_LOJA + 3 }, () => admin.cliente.post(doAdmin(), pedido(cheia))),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(INTEGRACOES_POR_LOJA);
    expect(respostas.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('where local networks are not allowed', () => {
  it('an address that leads inside is refused, and says at which field', async () => {
    const fora = await startApi();
    const [chefe, dona] = [await fora.novo.funcionario('admin'), await fora.novo.comercio()];
    for (const url_codigo of [
      'http://pdv.example/',
      'https://127.0.0.1/',
      'https://169.254.169.254/',
      'https://[::1]/',
    ]) {
      const dados = { nome: 'PDV', comercio_nome: dona.nome, ambiente: 'teste', url_codigo };
      expect((await chefe.cliente.post(doAdmin(), dados)).status, url_codigo).toBe(400);
    }
    await fora.close();
  });
});

describe('a list', () => {
  it('shows where addresses lead and nothing of their paths; the detail shows them whole, and no secret', async () => {
    const { id, client_id, client_secret } = await criar();
    const lista = await admin.cliente.get<ListaDeIntegracoes>(doAdmin());
    expect(lista.body.integracoes[0]).toMatchObject({ id, destino: '127.0.0.1:9/…', esperando: 0, desistidas: 0 });
    expect(JSON.stringify(lista.body)).not.toContain('s3gr3d0');
    const inteira = await admin.cliente.get<IntegracaoInteira>(doAdmin(`/${id}`));
    expect(inteira.body).toMatchObject({
      id,
      client_id,
      url_eventos: EVENTOS,
      segredo_em_uso: false,
      anterior_ate: null,
    });
    expect(JSON.stringify(inteira.body)).not.toContain(client_secret);
  });

  it('goes on where its page ended', async () => {
    const db = api.orm.em.fork().getKysely();
    const muitas = await api.novo.comercio();
    const uma = { comercio_id: muitas.id, tipo: 'webhook', nome: 'W', ambiente: 'teste' } as const;
    const valores = { ...uma, segredo_cifrado: 'x', criada_por_tipo: 'admin' } as const;
    await db
      .insertInto('integracao')
      .values(Array.from({ length: 60 }, () => valores))
      .execute();
    const primeira = (await muitas.cliente.get<ListaDeIntegracoes>(daLoja('', muitas))).body;
    expect([primeira.integracoes.length, primeira.total]).toEqual([50, 60]);
    const resto = await muitas.cliente.get<ListaDeIntegracoes>(daLoja(`?antes_de=${primeira.proxima}`, muitas));
    expect([resto.body.integracoes.length, resto.body.proxima]).toEqual([10, null]);
    await db.deleteFrom('integracao').where('comercio_id', '=', muitas.id).execute();
  });
});

describe('a new secret', () => {
  const rotacionar = async (id: number) =>
    (await admin.cliente.post<SegredoNovo>(doAdmin(`/${id}/rotacionar`))).body.client_secret;
  const abertos = async (id: number) => {
    const { segredo_cifrado, segredo_anterior_cifrado } = await linha(id);
    return [segredo_cifrado, segredo_anterior_cifrado].map((cifrado) => cifrado && api.vault.open(cifrado));
  };

  it('leaves the former one good for a week; made twice before anybody used it, the one in use stays', async () => {
    const { id, client_secret } = await criar();
    const segundo = await rotacionar(id);
    expect(await abertos(id)).toEqual([segundo, client_secret]);
    const terceiro = await rotacionar(id);
    expect(await abertos(id)).toEqual([terceiro, client_secret]);
    const em = api.orm.em.fork();
    await em
      .getKysely()
      .updateTable('integracao')
      .set({ segredo_usado_em: '2026-11-22T12:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const quarto = await rotacionar(id);
    expect(await abertos(id)).toEqual([quarto, terceiro]);
    const ate = (await admin.cliente.get<IntegracaoInteira>(doAdmin(`/${id}`))).body.anterior_ate;
    expect((Date.parse(ate ?? '') - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  });

  it('of a webhook follows the one before it', async () => {
    const { id } = await criar({ ...pedido(), tipo: 'webhook', url_eventos: receptor.events });
    const segundo = await rotacionar(id);
    const terceiro = await rotacionar(id);
    expect(await abertos(id)).toEqual([terceiro, segundo]);
  });

  it('after a week the former one is no longer told of', async () => {
    const { id } = await criar();
    await rotacionar(id);
    await advanceTime(api.orm.em.fork(), 8 * 86_400);
    const depois = await api.novo.funcionario('admin');
    expect((await depois.cliente.get<IntegracaoInteira>(doAdmin(`/${id}`))).body.anterior_ate).toBeNull();
    await resetTime(api.url);
  });
});

describe('switching off and removing', () => {
  it('ends the tokens at once; on again it is as before', async () => {
    const { id } = await criar();
    await umToken(id);
    expect((await admin.cliente.put(doAdmin(`/${id}`), { ativa: false })).status).toBe(200);
    expect([await tokens(id), (await linha(id)).ativa]).toEqual([0, false]);
    expect((await linha(id)).url_eventos).toBe(EVENTOS);
    await admin.cliente.put(doAdmin(`/${id}`), { ativa: true });
    expect((await linha(id)).ativa).toBe(true);
  });

  it('removed it answers the same however often, and no address and no secret stays', async () => {
    const { id } = await criar();
    await umToken(id);
    const [uma, outra] = [await admin.cliente.delete(doAdmin(`/${id}`)), await admin.cliente.delete(doAdmin(`/${id}`))];
    expect([uma.status, outra]).toEqual([200, expect.objectContaining({ status: 200, body: uma.body })]);
    const { url_eventos, segredo_cifrado, ativa } = await linha(id);
    expect([url_eventos, api.vault.open(segredo_cifrado), ativa, await tokens(id)]).toEqual([null, '', false, 0]);
    expect((await admin.cliente.get(doAdmin(`/${id}`))).status).toBe(404);
    expect((await admin.cliente.put(doAdmin(`/${id}`), { ativa: true })).status).toBe(404);
  });

  it('goes with its shop', async () => {
    const vai = await api.novo.comercio();
    const { id } = await criar(pedido(vai));
    await umToken(id);
    await admin.cliente.delete(`/admin/comercios/${encodeURIComponent(vai.nome)}`);
    expect([(await linha(id)).removida_em === null, await tokens(id)]).toEqual([false, 0]);
  });
});

describe('the other side’s word for the shop', () => {
  it('is confirmed only if it is still that one', async () => {
    const { id } = await criar();
    const db = api.orm.em.fork().getKysely();
    await db.updateTable('integracao').set({ merchant_id: 'a', merchant_id_novo: 'b' }).where('id', '=', id).execute();
    expect((await admin.cliente.put(doAdmin(`/${id}`), { merchant_id: 'c' })).status).toBe(409);
    for (let vez = 0; vez < 2; vez += 1)
      expect((await admin.cliente.put(doAdmin(`/${id}`), { merchant_id: 'b' })).status).toBe(200);
    expect(await linha(id)).toMatchObject({ merchant_id: 'b', merchant_id_novo: null });
  });
});

describe('a shop', () => {
  it('has the same for its own, and another’s is not there', async () => {
    const minha = await loja.cliente.post<IntegracaoCriada>(daLoja(), { ...pedido(), comercio_nome: undefined });
    expect(minha.status).toBe(200);
    const outra = await api.novo.comercio();
    const { id } = minha.body;
    expect((await loja.cliente.get(daLoja(`/${id}`))).status).toBe(200);
    expect((await outra.cliente.get(daLoja(`/${id}`))).status).toBe(403);
    for (const recusa of [
      await outra.cliente.get(daLoja(`/${id}`, outra)),
      await outra.cliente.get(daLoja(`/${id}/chamadas`, outra)),
      await outra.cliente.get(daLoja(`/${id}/mensagens`, outra)),
      await outra.cliente.put(daLoja(`/${id}`, outra), { ativa: false }),
      await outra.cliente.post(daLoja(`/${id}/rotacionar`, outra)),
      await outra.cliente.post(daLoja(`/${id}/testar`, outra)),
      await outra.cliente.delete(daLoja(`/${id}`, outra)),
    ]) {
      expect([recusa.status, recusa.body.detail]).toEqual([404, 'Integração não encontrada']);
    }
  });
});

describe('the audit', () => {
  it('says what was done, and no address and no secret', async () => {
    const { id, client_secret } = await criar();
    await admin.cliente.put(doAdmin(`/${id}`), { url_eventos: `${EVENTOS}-novo`, nome: 'Outro' });
    await admin.cliente.post(doAdmin(`/${id}/rotacionar`));
    await admin.cliente.delete(doAdmin(`/${id}`));
    const feitos = await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('auditoria')
      .select(['acao', 'detalhes'])
      .where('alvo_tipo', '=', 'integracao')
      .where('alvo_id', '=', id)
      .orderBy('id')
      .execute();
    expect(feitos.map(({ acao }) => acao)).toEqual([
      'integracao_criada',
      'integracao_editada',
      'integracao_segredo_trocado',
      'integracao_removida',
    ]);
    expect(JSON.stringify(feitos)).not.toContain(client_secret);
    expect(JSON.stringify(feitos)).not.toContain('127.0.0.1');
  });
});

describe('a long list', () => {
  it('is searched by the name of a system or of its shop, without case and accents', async () => {
    const padaria = await api.novo.comercio('Padaria Açucena');
    const criada = await criar({ ...pedido(padaria), nome: 'Cardápio do João' });
    const achar = async (busca: string) => {
      const { body } = await admin.cliente.get<ListaDeIntegracoes>(doAdmin(`?busca=${encodeURIComponent(busca)}`));
      return body.integracoes.map(({ id }) => id);
    };
    expect(await achar('CARDAPIO')).toEqual([criada.id]);
    expect(await achar('acucena')).toEqual([criada.id]);
    expect(await achar('%')).toEqual([]);
  });

  it('says how many went off by themselves, and no longer once they are on again', async () => {
    const padaria = await api.novo.comercio();
    const { id } = await criar(pedido(padaria));
    const sozinhas = async () =>
      (await padaria.cliente.get<ListaDeIntegracoes>(daLoja('', padaria))).body.desligadas_sozinhas;
    await admin.cliente.put(doAdmin(`/${id}`), { ativa: false });
    expect(await sozinhas()).toBe(0);
    await api.orm.em.fork().execute("update integracao set desligada_por = '410' where id = ?", [id]);
    expect(await sozinhas()).toBe(1);
    await admin.cliente.put(doAdmin(`/${id}`), { ativa: true });
    expect(await sozinhas()).toBe(0);
  });
});
