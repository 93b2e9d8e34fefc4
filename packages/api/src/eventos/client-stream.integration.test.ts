import { eventoDeClienteSchema } from '@corre/contract/eventos/contrato.ts';
import { LIVE_PATH } from '@corre/contract/web-paths.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type ClientStream, openClientStream } from '@corre/testing/harness/client-stream.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { until } from '@corre/testing/harness/open-stream.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CANAL } from './avisar.ts';

let api: TestApi;
let other: string;
let loja: SignedIn;
let chave: string;

beforeAll(async () => {
  api = await startApi();
  other = await api.another();
  loja = await api.novo.comercio();
  chave = (await criarChave(loja, { escopos: ['eventos:ler'] })).chave;
});
afterAll(() => api.close());

const open = (base: string, after?: string) => openClientStream(base, comChave(chave), after);
const kinds = (stream: ClientStream) => stream.events().map(({ data }) => data.tipo);
const requests = (stream: ClientStream) =>
  stream
    .events()
    .filter(({ data }) => data.tipo === 'solicitacao')
    .map(({ data }) => data.solicitacao_id);

/** Waits until the stream has told of the request. */
const told = (stream: ClientStream, id: number) => until(() => requests(stream).includes(id));

/** Cuts the stream, and returns the id of its last block. */
function cut(stream: ClientStream): string {
  stream.cut();
  return stream.last();
}

// [eventos-ao-vivo]
describe('the stream of a shop’s own system', () => {
  it('opens with inicio, tells of the shop’s requests with ids, and of no other shop’s', async () => {
    const stream = await open(api.base);
    const [alheio] = await pedir(await api.novo.comercio());
    const [id] = await pedir(loja);
    await told(stream, id);
    expect(kinds(stream)[0]).toBe('inicio');
    expect(requests(stream)).not.toContain(alheio);
    for (const { id: own, data } of stream.events()) {
      expect(own).toMatch(/^[a-z\d]+-\d+(-\d+)?$/);
      expect(eventoDeClienteSchema.parse(data)).toEqual(data);
      expect([undefined, loja.id]).toContain(data.comercio_id);
    }
    expect(new Set(stream.events().map((event) => event.id)).size).toBe(stream.events().length);
    stream.cut();
  });

  it('has the same ids on every process', async () => {
    const [here, there] = [await open(api.base), await open(other)];
    const [id] = await pedir(loja);
    await Promise.all([told(here, id), told(there, id)]);
    const ofRequest = (stream: ClientStream) => stream.events().filter(({ data }) => data.solicitacao_id === id);
    expect(ofRequest(here)).toEqual(ofRequest(there));
    here.cut();
    there.cut();
  });

  it('is refused with the status, detail and codigo of the refusal', async () => {
    const refusal = async (headers: Record<string, string>, path = '/eventos') => {
      const { status, body } = await api.anonymous().get(path, headers);
      return { status, ...body };
    };
    expect(await refusal({})).toMatchObject({ status: 401, codigo: 'SESSAO_TERMINADA', detail: expect.any(String) });
    const unknown = comChave(`corre_live_${'x'.repeat(43)}`);
    expect(await refusal(unknown)).toMatchObject({ status: 401, codigo: 'CHAVE_DESCONHECIDA' });
    const { chave: reader } = await criarChave(loja, { escopos: ['solicitacoes:ler'] });
    expect(await refusal(comChave(reader))).toMatchObject({
      status: 403,
      codigo: 'CHAVE_SEM_PERMISSAO',
      detail: 'Esta chave não permite isto: falta a permissão eventos:ler.',
    });
    expect(await refusal(comChave(chave), '/eventos?desde=1')).toMatchObject({
      status: 400,
      codigo: 'CAMPO_DESCONHECIDO',
    });
    const panel = await api.anonymous().pedir('GET', LIVE_PATH);
    expect(panel).toMatchObject({ status: 401, body: { codigo: 'SESSAO_TERMINADA', detail: expect.any(String) } });
  });

  it('is open to a session too, which learns what its own panel learns', async () => {
    const stream = await openClientStream(api.base, { cookie: loja.cliente.cookie });
    const [id] = await pedir(loja);
    await told(stream, id);
    stream.cut();
  });
});

// [eventos-perdidos]
describe('a reader who comes back', () => {
  it('gets what came between, in order, from the same process and from another', async () => {
    for (const [before, after] of [
      [api.base, api.base],
      [api.base, other],
    ] as const) {
      const last = cut(await open(before));
      const [a] = await pedir(loja);
      const [alheio] = await pedir(await api.novo.comercio());
      const [b] = await pedir(loja);
      const stream = await open(after, last);
      await told(stream, b);
      const [c] = await pedir(loja);
      await told(stream, c);
      expect([...new Set(requests(stream))]).toEqual([a, b, c]);
      expect(requests(stream)).not.toContain(alheio);
      expect(kinds(stream)).not.toContain('lacuna');
      expect(kinds(stream)).not.toContain('inicio');
      stream.cut();
    }
  });

  it('gets nothing twice that they already have, and the ping tells them where to go on', async () => {
    const stream = await open(api.base);
    const [id] = await pedir(loja);
    await told(stream, id);
    const again = await open(other, cut(stream));
    expect(again.blocks).toEqual([{ event: 'ping', id: expect.any(String), data: {} }]);
    await pedir(await api.novo.comercio());
    await until(() => again.last() !== again.blocks[0]?.id);
    expect(again.events()).toEqual([]);
    again.cut();
  });

  it('after more than 60 seconds is told of the gap', async () => {
    const last = cut(await open(api.base));
    const [id] = await pedir(loja);
    await advanceTime(api.url, 30);
    const soon = await open(api.base, last);
    expect([...new Set(requests(soon))]).toEqual([id]);
    soon.cut();
    await advanceTime(api.url, 31);
    const late = await open(api.base, last);
    expect(kinds(late)).toEqual(['lacuna']);
    late.cut();
  });

  it('to a process that began meanwhile is told of the gap, and to one that went on gets everything', async () => {
    const environment = {
      DATABASE_URL: api.url,
      DATA_DIR: api.config.DATA_DIR,
      CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
    };
    const killed = await startProcess(environment);
    const stream = await open(killed.base);
    await killed.kill();
    await stream.ended;
    const [id] = await pedir(loja);
    const begun = Date.now();
    const restarted = await startProcess(environment);
    onTestFinished(() => restarted.kill());
    // However long the start took, the events of before are young.
    await advanceTime(api.url, (begun - Date.now()) / 1000);
    const gap = await open(restarted.base, stream.last());
    expect(kinds(gap)).toEqual(['lacuna']);
    const whole = await open(api.base, stream.last());
    expect([...new Set(requests(whole))]).toEqual([id]);
    const [next] = await pedir(loja);
    await Promise.all([told(gap, next), told(whole, next)]);
    // From the gap on, the ids of the new process mean the same everywhere.
    const onward = await open(api.base, gap.events()[0]?.id ?? '');
    expect([...new Set(requests(onward))]).toEqual([next]);
    for (const one of [gap, whole, onward]) one.cut();
    expect(await restarted.stop()).toBe(0);
  });

  it('with an id that nobody gave is told of the gap', async () => {
    for (const id of ['x', 'abc-1', '999', `${'a'.repeat(5_000)}`]) {
      const stream = await open(api.base, id);
      expect(kinds(stream)).toEqual(['lacuna']);
      stream.cut();
    }
  });

  it('hears of the gap while connected, when the process lost its line or did not understand an event', async () => {
    const stream = await open(api.base);
    const em = api.orm.em.fork();
    await rows(em, sql`select pg_notify(${CANAL}, '[{"tipo":"de_amanha"}]')`);
    await until(() => kinds(stream).includes('lacuna'));
    await rows(
      em,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'corre-listen'`,
    );
    await until(() => kinds(stream).filter((kind) => kind === 'lacuna').length > 1);
    const [id] = await pedir(loja);
    await told(stream, id);
    stream.cut();
  });

  it('loses nothing to another process while events come', async () => {
    const seen = new Set<number | undefined>();
    let last: string | undefined;
    const sent: number[] = [];
    const send = async () => {
      for (let n = 0; n < 30; n += 1) sent.push((await pedir(loja))[0]);
    };
    let sending = true;
    const done = send().finally(() => {
      sending = false;
    });
    for (let turn = 0; sending || turn % 2 === 1; turn += 1) {
      const stream: ClientStream = await open(turn % 2 === 0 ? api.base : other, last);
      await new Promise((resolve) => setTimeout(resolve, 20));
      last = cut(stream);
      for (const id of requests(stream)) seen.add(id);
      expect(kinds(stream)).not.toContain('lacuna');
    }
    await done;
    const stream = await open(api.base, last);
    await until(() => {
      for (const id of requests(stream)) seen.add(id);
      return sent.every((id) => seen.has(id));
    });
    stream.cut();
  });
});

describe('the end of the right to read', () => {
  it('is the revocation of the key, on every process at once', async () => {
    const { chave: own, id } = await criarChave(loja, { escopos: ['eventos:ler'] });
    const streams = [await openClientStream(api.base, comChave(own)), await openClientStream(other, comChave(own))];
    const untouched = await open(other);
    const path = `/comercio/${encodeURIComponent(loja.nome)}/chaves/${id}`;
    expect((await loja.cliente.delete(path)).status).toBe(200);
    for (const stream of streams) {
      await stream.ended;
      expect(stream.blocks.at(-1)).toMatchObject({ event: 'fim', data: { codigo: 'CHAVE_REVOGADA' } });
      const again = await api.anonymous().get('/eventos', { ...comChave(own), 'last-event-id': stream.last() });
      expect([again.status, again.body.codigo]).toEqual([401, 'CHAVE_REVOGADA']);
    }
    const [pedido] = await pedir(loja);
    await told(untouched, pedido);
    untouched.cut();
  });

  it('is the last day of the key, and the removal of the shop', async () => {
    const [outra, removida] = [await api.novo.comercio(), await api.novo.comercio()];
    const [vence, morre] = [
      await criarChave(outra, { escopos: ['eventos:ler'] }),
      await criarChave(removida, { escopos: ['eventos:ler'] }),
    ];
    const vencida = await openClientStream(api.base, comChave(vence.chave));
    const orfa = await openClientStream(api.base, comChave(morre.chave));
    const admin = await api.novo.funcionario('admin');
    const db = api.orm.em.fork().getKysely();
    const passado = '2026-01-01T00:00:00Z';
    await db
      .updateTable('chave_api')
      .set({ criada_em: passado, expira_em: passado })
      .where('id', '=', vence.id)
      .execute();
    await admin.cliente.delete(`/admin/comercios/${encodeURIComponent(removida.nome)}`);
    await Promise.all([vencida.ended, orfa.ended]);
    expect(vencida.blocks.at(-1)?.data.codigo).toBe('CHAVE_VENCIDA');
    expect(orfa.blocks.at(-1)?.data.codigo).toBe('CHAVE_DESCONHECIDA');
  });

  it('is the end of the session', async () => {
    const ana = await api.novo.entregador();
    const stream = await openClientStream(other, { cookie: ana.cliente.cookie });
    await ana.cliente.post('/logout');
    await stream.ended;
    expect(stream.blocks.at(-1)).toMatchObject({ event: 'fim', data: { codigo: 'SESSAO_TERMINADA' } });
  });
});
