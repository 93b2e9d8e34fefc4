import type { Row } from '@corre/db/database.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type PushService, startPushService } from '@corre/testing/neighbours/push-service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { despachar } from '../../despacho/kernel/despachar.ts';

let api: TestApi;
let servico: PushService;
let loja: SignedIn;

beforeAll(async () => {
  servico = await startPushService();
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', PUSH_HOSTS: '127.0.0.1', SITE_URL: 'https://corre.example' });
  await api.another();
  loja = await api.novo.comercio();
});
afterAll(async () => {
  await api.close();
  await servico.close();
});
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  servico.arrivals.length = 0;
  servico.responder(201);
});

const inscrever = ({ id, cliente }: SignedIn, inscricao = servico.navegador()) =>
  cliente.put<{ detail?: string; conhecida?: boolean }>(`/entregador/${id}/push`, inscricao);
const sleep = () => advanceTime(api.url, 11);
const ofertas = () =>
  rows(
    api.orm.em.fork(),
    sql<Pick<Row<'oferta'>, 'entregador_id' | 'resultado' | 'por_push'> & { segundos: number }>`
      select entregador_id, resultado, por_push, extract(epoch from entregar_ate - enviada_em)::float8 segundos
      from oferta where resultado is distinct from 'retirada' order by id desc limit 1`,
  );
const inscricoes = ({ id }: SignedIn) =>
  rows(api.orm.em.fork(), sql`select id from inscricao_push where entregador_id = ${id}`);

/** Creates a courier who is online and has a push subscription. `dormir` then makes the phone silent for 11 s. */
async function adormecido(): Promise<SignedIn> {
  const pessoa = await api.novo.entregador();
  await ficarOnline(pessoa);
  expect((await inscrever(pessoa)).status).toBe(200);
  return pessoa;
}

/** The courier's counters and place, which an unanswered push must not change. */
const lugarDe = ({ id }: SignedIn) =>
  rows(
    api.orm.em.fork(),
    sql`select online, fila_desde, recusas_consecutivas, expiradas_consecutivas, nao_entregues_consecutivas
      from fila_entregador where entregador_id = ${id}`,
  );
const chamadosDe = ({ id }: SignedIn) =>
  rows(api.orm.em.fork(), sql`select chamados_sem_resposta from fila_entregador where entregador_id = ${id}`);
/** How the courier's last offer ended, and whether before its time. */
const fimDe = ({ id }: SignedIn) =>
  rows(
    api.orm.em.fork(),
    sql`select resultado, respondida_em < entregar_ate as cedo
      from oferta where entregador_id = ${id} order by id desc limit 1`,
  );
const passar = async (segundos: number) => {
  await advanceTime(api.url, segundos);
  await despachar(api.orm.em.fork(), api.config);
};

// [alcance]
describe('an offer whose turn is a sleeping phone’s', () => {
  it('goes out by push, once though two processes saw it, and what wakes them gets the offer', async () => {
    const [ana, bia] = [await adormecido(), await adormecido()];
    await sleep();
    const [id] = await pedir(loja);
    const [chegada] = await servico.untilArrived(1);
    expect(chegada?.aviso).toMatchObject({ tipo: 'oferta', oferta_id: expect.any(Number), entregador_id: ana.id });
    expect(chegada?.headers).toMatchObject({
      // Later it would wake the phone for an offer that has passed on.
      ttl: '6',
      urgency: 'high',
      topic: expect.stringMatching(/^oferta-\d+$/),
    });
    expect(chegada?.headers.authorization).toMatch(/^vapid t=/);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(id);
    await aceitar(ana, id);
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
    expect(servico.arrivals).toHaveLength(1);
  });

  it('says itself what a phone without our worker shows, without an address, an amount or a name', async () => {
    await adormecido();
    await sleep();
    await pedir(loja);
    const [chegada] = await servico.untilArrived(1);
    expect(chegada?.aviso).toMatchObject({
      web_push: 8030,
      mutable: true,
      notification: { title: 'É a sua vez', navigate: 'https://corre.example/dashboard' },
    });
  });

  it('comes before a reachable courier behind them, for 6 s; then it passes on, counts as nothing, and the place is kept', async () => {
    const ana = await adormecido();
    await sleep();
    const bia = await api.novo.entregador();
    await ficarOnline(bia);
    const before = await lugarDe(ana);
    const [id] = await pedir(loja);
    await servico.untilArrived(1);
    expect(await ofertas()).toMatchObject([{ entregador_id: ana.id, por_push: true, segundos: 6 }]);
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
    await passar(6.1);
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
    expect(await lugarDe(ana)).toEqual(before);
    expect(servico.arrivals).toHaveLength(1);
  });

  it('wakes a phone three times in a row; from then on reachable couriers go first, until the phone speaks', async () => {
    const ana = await adormecido();
    await sleep();
    const before = await lugarDe(ana);
    const outros = [];
    for (let vez = 0; vez < 4; vez += 1) {
      const outro = await api.novo.entregador();
      await ficarOnline(outro);
      outros.push(outro);
      const [id] = await pedir(loja);
      if (vez < 3) {
        await servico.untilArrived(vez + 1);
        await passar(6.1);
      }
      await aceitar(outro, id);
    }
    expect(servico.arrivals).toHaveLength(3);
    expect(await lugarDe(ana)).toEqual(before);
    // A sign of life alone may come too late each time. An offer that reaches the phone shows that it wakes.
    const [chegou] = await pedir(loja);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(chegou);
    await loja.cliente.put(`/comercio/solicitacao/${chegou}/cancelar`);
    await sleep();
    const ultimo = await api.novo.entregador();
    await ficarOnline(ultimo);
    await pedir(loja);
    await servico.untilArrived(4);
    expect(await ofertas()).toMatchObject([{ entregador_id: ana.id, por_push: true }]);
  });

  it('wakes two phones for a route, then asks who is reachable', async () => {
    for (let dormem = 0; dormem < 4; dormem += 1) await adormecido();
    await sleep();
    const bia = await api.novo.entregador();
    await ficarOnline(bia);
    const [id] = await pedir(loja);
    await servico.untilArrived(1);
    await passar(6.1);
    await servico.untilArrived(2);
    // She stays in reach.
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
    await passar(6.1);
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
    expect(servico.arrivals).toHaveLength(2);
  });

  it('takes a phone that sleeps through ten pushes out of the queue, and says why', async () => {
    const ana = await adormecido();
    await sleep();
    await pedir(loja);
    for (let vez = 1; vez <= 10; vez += 1) {
      await servico.untilArrived(vez);
      // The lapse, and the end of the pause after it.
      await passar(6.1);
      if (vez < 10) await passar(60.1);
    }
    const [lugar] = await rows(
      api.orm.em.fork(),
      sql`select online, motivo_offline from fila_entregador where entregador_id = ${ana.id}`,
    );
    expect(lugar).toEqual({ online: false, motivo_offline: expect.stringContaining('10 ofertas seguidas') });
  });

  it('passes on to the next who can be woken, then to whoever speaks; nobody is woken for it twice', async () => {
    const [ana, bia] = [await adormecido(), await adormecido()];
    const semAvisos = await api.novo.entregador();
    await ficarOnline(semAvisos);
    await sleep();
    const [id] = await pedir(loja);
    await servico.untilArrived(1);
    await passar(6.1);
    await servico.untilArrived(2);
    expect(servico.arrivals.map(({ aviso }) => aviso)).toMatchObject([
      { entregador_id: ana.id },
      { entregador_id: bia.id },
    ]);
    await passar(6.1);
    expect((await ofertaDe(semAvisos)).proxima_entrega?.id).toBe(id);
    expect(servico.arrivals).toHaveLength(2);
  });

  it('where nobody speaks, wakes phones that answer before one that left three pushes unanswered', async () => {
    const [ana, ...outras] = [await adormecido(), await adormecido(), await adormecido(), await adormecido()];
    await sleep();
    await api.orm.em
      .fork()
      .execute('update fila_entregador set chamados_sem_resposta = 3 where entregador_id = ?', [ana.id]);
    await pedir(loja);
    for (let vez = 1; vez <= 4; vez += 1) {
      await servico.untilArrived(vez);
      await passar(6.1);
    }
    const chamadas = [...outras, ana].map(({ id }) => ({ entregador_id: id }));
    expect(servico.arrivals.map(({ aviso }) => aviso)).toMatchObject(chamadas);
  });

  it('waits when nobody can be woken', async () => {
    const pessoa = await api.novo.entregador();
    await ficarOnline(pessoa);
    await sleep();
    const [id] = await pedir(loja);
    expect(await ofertas().then(([primeira]) => primeira?.entregador_id)).not.toBe(pessoa.id);
    expect((await ofertaDe(pessoa)).proxima_entrega?.id).toBe(id);
  });
});

describe('a subscription', () => {
  it.each([404, 410])('is over when the push service answers %i', async (status) => {
    const ana = await adormecido();
    await sleep();
    servico.responder(status);
    await pedir(loja);
    await servico.untilArrived(1);
    await expect.poll(() => inscricoes(ana)).toHaveLength(0);
  });

  it.each([404, 410])(
    'that is over by %i holds its offer no longer: it passes on at once, and counts as nothing',
    async (status) => {
      const ana = await adormecido();
      await sleep();
      const bia = await api.novo.entregador();
      await ficarOnline(bia);
      const before = await lugarDe(ana);
      servico.responder(status);
      const [id] = await pedir(loja);
      await expect.poll(async () => (await ofertaDe(bia)).proxima_entrega?.id, { timeout: 20_000 }).toBe(id);
      expect(await fimDe(ana)).toEqual([{ resultado: 'nao_entregue', cedo: true }]);
      expect(await lugarDe(ana)).toEqual(before);
      expect(await chamadosDe(ana)).toEqual([{ chamados_sem_resposta: 0 }]);
      expect(servico.arrivals).toHaveLength(1);
    },
  );

  it('holds its offer while another browser of the courier may still wake', async () => {
    const ana = await adormecido();
    // No browser of the service: it answers 404 for this address alone.
    const { endpoint, keys } = servico.navegador();
    await inscrever(ana, { endpoint: `${endpoint}-nenhum`, keys });
    await sleep();
    const bia = await api.novo.entregador();
    await ficarOnline(bia);
    await pedir(loja);
    await servico.untilArrived(1);
    await expect.poll(() => inscricoes(ana)).toHaveLength(1);
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
    expect(await ofertas()).toMatchObject([{ entregador_id: ana.id, resultado: null }]);
  });

  it('stays when the push service is merely unwell', async () => {
    const ana = await adormecido();
    await sleep();
    servico.responder(503);
    await pedir(loja);
    await servico.untilArrived(1);
    expect(await inscricoes(ana)).toHaveLength(1);
  });

  it('ends with the session, or when the courier says so', async () => {
    const ana = await adormecido();
    await ana.cliente.post('/logout');
    expect(await inscricoes(ana)).toHaveLength(0);
    const bia = await api.novo.entregador();
    const inscricao = servico.navegador();
    await inscrever(bia, inscricao);
    const { status } = await bia.cliente.put(`/entregador/${bia.id}/push/esquecer`, { endpoint: inscricao.endpoint });
    expect(status).toBe(200);
    expect(await inscricoes(bia)).toHaveLength(0);
  });

  it('says whether the server had it, so that a browser whose address was let go takes a new one', async () => {
    const ana = await api.novo.entregador();
    const inscricao = servico.navegador();
    const conhecida = async () => (await inscrever(ana, inscricao)).body.conhecida;
    expect([await conhecida(), await conhecida()]).toEqual([false, true]);
    const esquecer = () =>
      ana.cliente.put(`/entregador/${ana.id}/push/esquecer`, { endpoint: inscricao.endpoint }).then(({ body }) => body);
    expect([await esquecer(), await esquecer()]).toMatchObject([{ conhecida: true }, { conhecida: false }]);
  });

  it('belongs to whoever signed in last in that browser', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    const inscricao = servico.navegador();
    await inscrever(ana, inscricao);
    // The address lives, so the browser keeps it.
    expect((await inscrever(bia, inscricao)).body.conhecida).toBe(true);
    expect([(await inscricoes(ana)).length, (await inscricoes(bia)).length]).toEqual([0, 1]);
  });

  it('is refused for an address that is no push service, and kept for five browsers at most', async () => {
    const ana = await api.novo.entregador();
    const { keys } = servico.navegador();
    const { status, body } = await inscrever(ana, { endpoint: 'http://localhost:5432/', keys });
    expect([status, body.detail]).toEqual([400, 'Este navegador não permite avisos.']);
    for (let i = 0; i < 7; i += 1) await inscrever(ana);
    expect(await inscricoes(ana)).toHaveLength(5);
  });

  it('is made with the one public key of all processes', async () => {
    const ana = await api.novo.entregador();
    const { body } = await ana.cliente.get<{ chave: string }>('/entregador/push/chave');
    expect(Buffer.from(body.chave, 'base64url')).toHaveLength(65);
    const pares = await rows(api.orm.em.fork(), sql<Row<'chave_push'>>`select * from chave_push`);
    expect(pares).toMatchObject([{ publica: body.chave, privada_cifrada: expect.stringMatching(/^v1\./) }]);
  });
});
