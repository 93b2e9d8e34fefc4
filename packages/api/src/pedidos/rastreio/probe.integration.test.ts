import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { collect, type Learned, neighboursOf, textOf } from './probe.ts';

const SITE = 'https://corre.example';
const TIME = /\d{2}:\d{2}/g;
let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let log = '';

/** Texts that no answer may contain: the other stops, the rest of this stop, data of the courier. */
const NEVER = [
  'Quaresma',
  '998124076',
  '4417',
  'apto 62',
  'Campainha',
  '31.25',
  '31,25',
  'Rua Segunda',
  'Rua Quarta',
  '8123',
  'Fundos-da-loja',
  'maps.example',
];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  api = await startApi(
    { VARREDURA_SEGUNDOS: '3600', SITE_URL: SITE, LOG_LEVEL: 'debug', LENTO_SEGUNDOS: '0.05' },
    sink,
  );
  loja = await api.novo.comercio('Cantina do Largo');
  ana = await api.novo.entregador({ nome_completo: 'Josefina Teodoro Quaresma' });
  await loja.cliente.post('/upload/foto', {
    user_type: 'comercio',
    user_id: loja.nome,
    foto_base64: await testPhoto(),
  });
  const enviada = await ana.cliente.post('/upload/foto', {
    user_type: 'entregador',
    user_id: String(ana.id),
    foto_base64: await testPhoto(),
  });
  expect(enviada.status).toBe(200);
});
afterAll(() => api.close());
beforeEach(() => emptyQueue(api.orm.em.fork()));
afterEach(() => resetTime(api.url));

const concordar = (aparece_no_rastreio: boolean) =>
  ana.cliente.put(`/entregador/${ana.id}/preferencias`, { aparece_no_rastreio });

const naLista = async (id: number) => {
  const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
  const { body } = await loja.cliente.get<SolicitacaoDoComercio[]>(caminho);
  return body.find((linha) => linha.id === id);
};

async function tokenDe(id: number): Promise<string> {
  const url = (await naLista(id))?.rastreio_url ?? '';
  expect(url).toMatch(/^https:\/\/corre\.example\/r\/[\w-]{22}$/);
  return url.slice(`${SITE}/r/`.length);
}

/** Creates a route of four stops. The tests use the link of the second stop. */
const rota = async () => {
  const [primeira, segunda, ...outras] = await pedir(loja, {
    endereco: 'Rua Primeira, 8123',
    observacao: 'Fundos-da-loja',
    valor_estimado: 9,
    multiplas_entregas: [
      {
        endereco: 'Rua 15 de Novembro, 4417 apto 62',
        observacao: 'Campainha',
        valor_estimado: 31.25,
        link_localizacao: 'https://maps.example/aqui',
      },
      { endereco: 'Rua Segunda, 1', valor_estimado: 8 },
      { endereco: 'Rua Quarta, 2', valor_estimado: 8 },
    ],
  });
  return { primeira, segunda: segunda ?? 0, outras };
};

const ver = (token: string) => collect(api.base, token);

/** Returns the text of the page and the JSON. Times are replaced by their form. */
const said = ({ page, json }: Learned) => ({
  text: textOf(page.body).replaceAll(TIME, '##:##'),
  json: JSON.parse(json.body),
});

const PASSOS = 'Pedido enviado ##:##';
const PE =
  'Atualizado às ##:## Atualizar · Não é comigo Se você não espera este pedido, avise. O link é encerrado e a loja fica sabendo que ele foi para a pessoa errada. Só quem tem este link vê esta página. Ela some um dia depois da entrega. Avisar e encerrar o link';
const CORPO = { comercio: 'Cantina do Largo', janela: null, rua: 'Rua 15 de Novembro', telefone: null };
const LUGAR = 'Entrega em Rua 15 de Novembro';
const etapas = (...nomes: string[]) => nomes.map((etapa) => ({ etapa, quando: expect.stringMatching(/^\d{4}-.*Z$/) }));

function expectNothingElse(learned: Learned): void {
  const all = JSON.stringify(learned);
  for (const secret of NEVER) expect(all).not.toContain(secret);
  for (const { headers } of Object.values(learned)) {
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  }
}

// [rastreio]
it('tells the holder of a link of one stop of a route its own steps and nothing else, from the request to a day after', async () => {
  await concordar(true);
  await ficarOnline(ana);
  const { primeira, segunda } = await rota();
  const token = await tokenDe(segunda);
  const unknown = await ver('A'.repeat(22));

  const waiting = await ver(token);
  expect(said(waiting)).toEqual({
    text: `Corre Cantina do Largo recebeu o seu pedido ${LUGAR} ${PASSOS} ${PASSOS} Entregador a caminho da loja Entregador na loja Saiu para entrega Entregue ${PE}`,
    json: { status: 'aguardando', ...CORPO, etapas: etapas('aguardando') },
  });
  expect(waiting.photo).toEqual(unknown.photo);

  await ofertaDe(ana);
  await aceitar(ana, primeira);
  const accepted = await ver(token);
  expect(said(accepted)).toEqual({
    text: `Corre Cantina do Largo está preparando o seu pedido O entregador está a caminho da loja. ${LUGAR} Entregador a caminho da loja ##:## ${PASSOS} Entregador a caminho da loja ##:## Entregador na loja Saiu para entrega Entregue ${PE}`,
    json: { status: 'aceita', ...CORPO, etapas: etapas('aguardando', 'aceita') },
  });
  await avancar(ana, primeira, 'em_retirada');
  const atTheShop = await ver(token);
  expect(said(atTheShop).json).toEqual({
    status: 'em_retirada',
    ...CORPO,
    etapas: etapas('aguardando', 'aceita', 'em_retirada'),
  });
  expect([accepted.photo, atTheShop.photo]).toEqual([unknown.photo, unknown.photo]);

  await avancar(ana, primeira, 'em_entrega');
  const carried = await ver(token);
  const passosNaRua = `${PASSOS} Entregador a caminho da loja ##:## Entregador na loja ##:## Saiu para entrega ##:##`;
  expect(said(carried)).toEqual({
    text: `Corre Seu pedido saiu da Cantina do Largo ${LUGAR} 1 parada antes da sua Josefina está com o seu pedido. Saiu para entrega ##:## ${passosNaRua} Entregue ${PE}`,
    json: {
      status: 'em_entrega',
      ...CORPO,
      entregador: { nome: 'Josefina', foto: `/r/${token}/foto` },
      paradas_antes: 1,
      etapas: etapas('aguardando', 'aceita', 'em_retirada', 'em_entrega'),
    },
  });
  expect(carried.photo).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });

  // Another stop of the route ends. The link only shows that this stop no longer comes before.
  await avancar(ana, primeira, 'finalizada');
  const { paradas_antes: _, ...carriedOn } = said(carried).json;
  expect(said(await ver(token))).toEqual({
    text: said(carried).text.replace('1 parada antes da sua ', ''),
    json: carriedOn,
  });

  await avancar(ana, segunda, 'finalizada');
  const done = await ver(token);
  expect(said(done)).toEqual({
    text: `Corre Seu pedido da Cantina do Largo foi entregue Obrigado pela confiança. Até a próxima! ${LUGAR} Entregue ##:## ${passosNaRua} Entregue ##:## ${PE}`,
    json: {
      status: 'finalizada',
      desfecho: 'entregue',
      ...CORPO,
      etapas: etapas('aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada'),
    },
  });
  expect(done.photo).toEqual(unknown.photo);

  await advanceTime(api.url, 2 * 3600 + 1);
  const over = await ver(token);
  expect(said(over)).toEqual({
    text: 'Corre Entrega encerrada Este link já não mostra nada.',
    json: { status: 'encerrada' },
  });
  await advanceTime(api.url, 22 * 3600);
  expect(await ver(token)).toEqual(unknown);
  for (const learned of [waiting, accepted, atTheShop, carried, done, over, unknown]) expectNothingElse(learned);
});

it('says the same of a neighbouring token as of one that never was', async () => {
  const [id] = await pedir(loja);
  const token = await tokenDe(id);
  const unknown = await ver('A'.repeat(22));
  expect(unknown.json.status).toBe(404);
  for (const other of neighboursOf(token, id)) expect(await ver(other), other).toEqual(unknown);
});

it('shows no name and no photo of a courier who did not agree, and they are asked anew at every look', async () => {
  await concordar(false);
  await ficarOnline(ana);
  const [id] = await pedir(loja);
  const token = await tokenDe(id);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  const learned = await ver(token);
  expect(JSON.parse(learned.json.body)).not.toHaveProperty('entregador');
  expect(JSON.stringify(learned)).not.toContain('Josefina');
  expect(learned.photo.status).toBe(404);
  await concordar(true);
  expect((await ver(token)).photo.status).toBe(200);
  await concordar(false);
  expect((await ver(token)).photo.status).toBe(404);
  await avancar(ana, id, 'finalizada');
});

// [nao-e-comigo]
it("'Não é comigo' closes the link for its holder, tells the shop, and says no more however often it is said", async () => {
  const [id] = await pedir(loja);
  const token = await tokenDe(id);
  const dizer = () => fetch(`${api.base}/r/${token}/nao-e-comigo`, { method: 'POST', redirect: 'manual' });
  const [first, again] = [await dizer(), await dizer()];
  expect([first.status, first.headers.get('location')]).toEqual([303, `/r/${token}`]);
  expect([again.status, again.headers.get('location')]).toEqual([303, `/r/${token}`]);
  expect(said(await ver(token)).json).toEqual({ status: 'encerrada' });
  expect(await naLista(id)).toMatchObject({ rastreio_url: null, rastreio_recusado_em: expect.any(String) });
  const audited = await rows(
    api.orm.em.fork(),
    sql`select ator_tipo, detalhes from auditoria where acao = 'rastreio_recusado' and alvo_id = ${id}`,
  );
  expect(audited).toEqual([{ ator_tipo: 'anonimo', detalhes: {} }]);
  await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
  expect(said(await ver(token)).json).toEqual({ status: 'encerrada' });
  const byRest = await api.anonymous().post<{ message: string }>(`/rastreio/${token}/nao-e-comigo`);
  expect([byRest.status, byRest.body.message]).toEqual([200, 'Obrigado por avisar. Este link foi encerrado.']);
  expect((await api.anonymous().post(`/rastreio/${'A'.repeat(22)}/nao-e-comigo`)).status).toBe(404);
  await advanceTime(api.url, 24 * 3600 + 1);
  expect(await ver(token)).toEqual(await ver('A'.repeat(22)));
});

it('says that an order was cancelled, and then ends as any other', async () => {
  const [id] = await pedir(loja, { endereco: 'Condomínio Sol, casa 7' });
  const token = await tokenDe(id);
  await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
  const learned = await ver(token);
  expect(said(learned)).toEqual({
    text: `Corre A entrega da Cantina do Largo foi cancelada Para saber o motivo, fale com a loja. Cancelada ##:## ${PASSOS} Cancelada ##:## ${PE}`,
    json: {
      status: 'cancelada',
      desfecho: 'cancelada',
      ...CORPO,
      rua: null,
      etapas: etapas('aguardando', 'cancelada'),
    },
  });
  await advanceTime(api.url, 2 * 3600 + 1);
  expect(said(await ver(token)).json).toEqual({ status: 'encerrada' });
});

it('keeps no token: not in the log, not in a table, not in the measures', async () => {
  const tokens = [];
  for (const _vez of [1, 2]) {
    const [id] = await pedir(loja);
    tokens.push(await tokenDe(id));
  }
  for (const token of tokens) await ver(token);
  await fetch(`${api.base}/api/rastreio/${tokens[0]}/nao-e-comigo`, {
    method: 'POST',
    headers: { 'idempotency-key': 'k-1' },
  });
  const tables = await rows(
    api.orm.em.fork(),
    sql<{ nome: string }>`
    select table_name as nome from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const stored = [];
  for (const { nome } of tables) {
    stored.push(JSON.stringify(await rows(api.orm.em.fork(), sql`select t::text from ${sql.table(nome)} t`)));
  }
  const measures = await (await fetch(`${api.base}/metrics`)).text();
  expect(log).toContain('"route":"/r"');
  for (const token of tokens) {
    const hex = Buffer.from(token, 'base64url').toString('hex');
    for (const kept of [log, stored.join(), measures]) {
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(hex);
    }
  }
});

it('is documented: what the probe compares with stands in the decision record', () => {
  const record = readFileSync(new URL('../../../../../docs/decisions/0023-tracking-link.md', import.meta.url), 'utf8');
  expect(record).toContain('What its holder learns');
});
