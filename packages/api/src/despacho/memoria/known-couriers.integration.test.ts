import { sql } from '@corre/db/sql.ts';
import { allHeard } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { sentBy } from '@corre/testing/harness/sent-statements.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Deadlines that even a slow machine never reaches, and no sweep. Every change comes from polls and events. */
const SEM_PRESSA = {
  OFERTA_SEGUNDOS: '60',
  OFERTA_ENTREGA_SEGUNDOS: '60',
  ALCANCE_SEGUNDOS: '60',
  VARREDURA_SEGUNDOS: '3600',
};

let api: TestApi;
let outra: string;
let loja: SignedIn;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  api = await startApi(SEM_PRESSA);
  outra = await api.another();
  loja = await api.novo.comercio();
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana, bia);
  await allHeard(api.orm.em.fork());
});

const na = (base: string, { id, nome, cliente }: SignedIn): SignedIn => ({
  id,
  nome,
  cliente: new Client(base, cliente.cookie),
});
const naOutra = (quem: SignedIn) => na(outra, quem);

async function temOferta({ id, cliente }: SignedIn): Promise<boolean> {
  const { status, body } = await cliente.get<{ has_delivery: boolean }>(
    `/entregador/${id}/verificar-entrega-disponivel`,
  );
  expect(status).toBe(200);
  return body.has_delivery;
}

/** Polls until the process knows these couriers. */
async function conhecer(...quem: SignedIn[]): Promise<void> {
  for (const entregador of quem) {
    await temOferta(entregador);
    await temOferta(entregador);
  }
}

const lote = (nome: string, entrada: object) =>
  `/trpc/${nome}?batch=1&input=${encodeURIComponent(JSON.stringify(entrada))}`;

/** The polls of a courier's panel and of a REST client. */
const doPainel = (entregador_id: number) => [
  `/api/entregador/${entregador_id}/proxima-entrega`,
  `/api/entregador/${entregador_id}/verificar-entrega-disponivel?_t=1`,
  '/api/entregador/status-fila',
  lote('ofertas.proxima', { 0: { entregador_id } }),
  lote('ofertas.verificar', { 0: { entregador_id } }),
  lote('fila.situacao', {}),
];

const trpc = ({ id, cliente }: SignedIn) =>
  cliente.pedir<{ result: { data: { has_delivery: boolean } } }>(
    'GET',
    `/trpc/ofertas.verificar?input=${encodeURIComponent(JSON.stringify({ entregador_id: id }))}`,
  );

describe('a poll whose answer is known', () => {
  it('needs no statement, whichever way it comes, in 95 of 100', async () => {
    /**
     * Returns how many of 102 polls read the database. A process that was paused for seconds may have missed events,
     * and reads it.
     */
    const asked = async () => {
      let asked = 0;
      for (let poll = 0; poll < 34; poll += 1) {
        for (const ask of [() => temOferta(ana), () => ofertaDe(ana), () => trpc(ana)]) {
          if ((await sentBy(ask)).length > 0) asked += 1;
        }
      }
      return asked;
    };
    await conhecer(ana);
    await expect.poll(asked, { timeout: 60_000 }).toBeLessThanOrEqual(5);
  });

  it('says the same as the database, down to the header lines', async () => {
    const semMemoria = await startProcess({
      ...SEM_PRESSA,
      DATABASE_URL: api.url,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
      DATA_DIR: api.config.DATA_DIR,
      MEMORIA: 'false',
    });
    await pedir(loja);
    await ofertaDe(ana);
    await conhecer(ana, bia);
    await ofertaDe(ana);
    const fixos = ({ headers }: { headers: Headers }) =>
      [...headers].filter(([nome]) => !['content-length', 'date', 'x-request-id'].includes(nome));
    for (const quem of [ana, bia]) {
      for (const caminho of doPainel(quem.id)) {
        const lida = await na(semMemoria.base, quem).cliente.pedir<object>('GET', caminho);
        await quem.cliente.pedir('GET', caminho);
        const lembrada = await quem.cliente.pedir<object>('GET', caminho);
        const semInstante = { agora: expect.anything(), tempo_reserva: expect.anything() };
        const semHora = (body: object) =>
          JSON.parse(JSON.stringify(body), (nome, valor) => (nome in semInstante && valor !== null ? 0 : valor));
        expect(lembrada.status, caminho).toBe(200);
        expect(semHora(lembrada.body), caminho).toEqual(semHora(lida.body));
        expect(fixos(lembrada), caminho).toEqual(fixos(lida));
      }
    }
    await semMemoria.kill();
  });

  it('keeps its courier reachable: the sign of life is written, dated when they asked', async () => {
    await conhecer(ana);
    const em = api.orm.em.fork();
    await em.execute(`update sinal set ultimo_sinal = ultimo_sinal - interval '5 seconds'`);
    const [antes] = await em.execute<{ agora: string }[]>('select agora()::text as agora');
    // longer than a written sign of life counts as fresh in the process
    await vi.waitFor(
      async () => {
        await temOferta(ana);
        await allHeard(em);
        const [sinal] = await em.execute<{ novo: boolean }[]>(
          'select ultimo_sinal >= ?::timestamptz as novo from sinal where entregador_id = ?',
          [antes?.agora, ana.id],
        );
        expect(sinal?.novo).toBe(true);
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  it('is asked for anew by every act of theirs, at once', async () => {
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await conhecer(ana, bia);
    await aceitar(ana, id);
    expect(await temOferta(ana)).toBe(false);
    expect(await ofertaDe(ana)).toMatchObject({ message: 'Você está com uma entrega em andamento' });
    await bia.cliente.put(`/entregador/${bia.id}/status-online`, { online: false });
    expect(await ofertaDe(bia)).toMatchObject({ message: 'Você está OFFLINE' });
  });
});

describe('an offer that the process itself makes', () => {
  it('is told by the next poll, before any event could be waited for', async () => {
    for (let round = 0; round < 15; round += 1) {
      await conhecer(ana);
      const [id] = await pedir(loja);
      expect(await temOferta(ana)).toBe(true);
      await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
      expect(await temOferta(ana)).toBe(false);
    }
  });
});

describe('an offer that another process makes', () => {
  it('is told as soon as its event is heard, whatever was being asked meanwhile', async () => {
    for (let round = 0; round < 15; round += 1) {
      await conhecer(ana, naOutra(ana));
      const polls = Promise.all(Array.from({ length: 6 }, () => temOferta(ana)));
      const [id] = await pedir(naOutra(loja));
      await polls;
      await allHeard(api.orm.em.fork());
      expect(await temOferta(ana)).toBe(true);
      await naOutra(loja).cliente.put(`/comercio/solicitacao/${id}/cancelar`);
      await allHeard(api.orm.em.fork());
      expect(await temOferta(ana)).toBe(false);
    }
  });

  it('is told though its event is one that this release does not understand', async () => {
    await conhecer(ana);
    const planted = { online: false, online_desde: null, fila_desde: null };
    const em = api.orm.em.fork();
    await em.getKysely().updateTable('fila_entregador').set(planted).where('entregador_id', '=', ana.id).execute();
    await allHeard(em);
    await em.execute(`select pg_notify('corre', '[{"tipo":"eclipse","entregador_id":${ana.id}}]')`);
    await allHeard(em);
    expect(await ofertaDe(ana)).toMatchObject({ message: 'Você está OFFLINE' });
  });

  it('is told when the line that would have told it was cut', async () => {
    for (let round = 0; round < 5; round += 1) {
      await conhecer(ana);
      await api.orm.em
        .fork()
        .execute(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'corre-listen'`,
        );
      const [id] = await pedir(naOutra(loja));
      await vi.waitFor(async () => expect(await temOferta(ana)).toBe(true), { timeout: 20_000, interval: 5 });
      await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
      await vi.waitFor(async () => expect(await temOferta(ana)).toBe(false), { timeout: 20_000, interval: 5 });
    }
  });

  it('is told by a process that just started, and by another when that one is killed', async () => {
    const nova = await startProcess({
      ...SEM_PRESSA,
      DATABASE_URL: api.url,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
      DATA_DIR: api.config.DATA_DIR,
    });
    await conhecer(na(nova.base, ana), ana);
    await pedir(loja);
    await allHeard(api.orm.em.fork());
    expect(await temOferta(na(nova.base, ana))).toBe(true);
    await nova.kill();
    expect(await temOferta(ana)).toBe(true);
  });
});

describe('what no event says', () => {
  it('comes with the poll after a deadline, while every sweep sleeps', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    await conhecer(bia, naOutra(bia));
    await api.orm.em
      .fork()
      .getKysely()
      .updateTable('oferta')
      .set({ expira_em: sql`agora() + interval '1 second'` })
      .where('resultado', 'is', null)
      .execute();
    // Send the event that an act with this new deadline would send.
    await api.orm.em.fork().execute(`select pg_notify('corre', '[{"tipo":"fila"}]')`);
    await vi.waitFor(async () => expect(await temOferta(bia)).toBe(true), { timeout: 20_000, interval: 50 });
  });

  it('comes with the first poll of a courier who was silent', async () => {
    await conhecer(ana, bia);
    await api.orm.em.fork().execute(`update sinal set ultimo_sinal = agora() - interval '2 minutes'`);
    await pedir(naOutra(loja));
    await vi.waitFor(async () => expect((await temOferta(ana)) || (await temOferta(bia))).toBe(true), {
      timeout: 20_000,
      interval: 100,
    });
  });
});
