import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { openStream, until } from '@corre/testing/harness/open-stream.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumoDoToken } from '../acesso/sessoes/sessoes.ts';
import { sessionsAmiss } from '../acesso/sessoes/vivas.queries.ts';
import { CANAL, cargasDe } from './avisar.ts';
import { registrarSinais } from './registrar-sinais.ts';

let api: TestApi;
const logged: string[] = [];

beforeAll(async () => {
  api = await startApi({}, { write: (linha: string) => void logged.push(linha) });
});
afterAll(() => api.close());

const sessionOf = ({ cliente }: SignedIn) =>
  resumoDoToken(/corre_sessao=(\S+)/.exec(cliente.cookie)?.[1] ?? '').toString('base64');

// [fila-numeros]
describe('movement in the queue', () => {
  it('reaches each courier with their own place, and says nothing of who moved', async () => {
    const [ana, bia, caio] = [await api.novo.entregador(), await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia, caio);
    const fluxo = await openStream(api.base, caio);
    const lugares = () => fluxo.eventos.filter(({ tipo }) => tipo === 'fila').map((e) => e.situacao?.posicao_fila);
    const loja = await api.novo.comercio();
    const [id] = await pedir(loja, { urgente: true });
    await until(() => lugares().at(-1) === 3);
    await aceitar(ana, id);
    await until(() => lugares().at(-1) === 2);
    await bia.cliente.put(`/entregador/${bia.id}/status-online`, { online: false });
    await bia.cliente.put(`/entregador/${bia.id}/status-online`, { online: true });
    await until(() => lugares().at(-1) === 1);
    // The event of their own arrival may come after the stream opens.
    const alheios = fluxo.eventos.slice(1).filter(({ entregador_id }) => entregador_id !== caio.id);
    for (const evento of alheios)
      expect(evento).toEqual({ tipo: 'fila', situacao: { ...evento.situacao, online: expect.any(Number) } });
    fluxo.close();
  });

  it('is told once for many moves at once', async () => {
    const [suporte, loja] = [await api.novo.funcionario('suporte'), await api.novo.comercio()];
    const fluxo = await openStream(api.base, suporte);
    const ditas = () => fluxo.eventos.filter(({ tipo }) => tipo === 'fila').length;
    const antes = ditas();
    const moves = Array.from({ length: 50 }, (_, n) => JSON.stringify({ tipo: 'fila', entregador_id: n + 1 }));
    const em = api.orm.em.fork();
    for (const carga of cargasDe(moves)) await rows(em, sql`select pg_notify(${CANAL}, ${carga})`);
    // What is sent after the moves arrives after their reports.
    const [id] = await pedir(loja);
    await until(() => fluxo.eventos.some(({ solicitacao_id }) => solicitacao_id === id));
    // One report may stand for earlier moves, one for the first of these, one for the rest and one for the request.
    expect(ditas() - antes).toBeLessThanOrEqual(4);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    fluxo.close();
  });

  it('is the same answer that the courier would get by asking', async () => {
    const dora = await api.novo.entregador();
    const fluxo = await openStream(api.base, dora);
    await ficarOnline(dora);
    await until(() => fluxo.eventos.some(({ situacao }) => (situacao?.posicao_fila ?? 0) > 0));
    const { body } = await dora.cliente.get('/entregador/status-fila');
    expect(fluxo.eventos.findLast(({ situacao }) => situacao)?.situacao).toMatchObject(body);
    // An own arrival or departure is a hint, because more than the place has changed.
    expect(fluxo.eventos).toContainEqual({ tipo: 'fila', entregador_id: dora.id });
    fluxo.close();
  });

  it('brings the numbers as soon as they change, though the own place stays', async () => {
    const [eva, ivo] = [await api.novo.entregador(), await api.novo.entregador()];
    const loja = await api.novo.comercio();
    await ficarOnline(eva);
    const { body: antes } = await eva.cliente.get<SituacaoDaFila>('/entregador/status-fila');
    const fluxo = await openStream(api.base, eva);
    const ultima = () => fluxo.eventos.findLast(({ situacao }) => situacao)?.situacao;
    // Another courier joins behind.
    await ficarOnline(ivo);
    await until(() => ultima()?.online === antes.online + 1);
    expect(ultima()?.posicao_fila).toBe(antes.posicao_fila);
    // Create a request that no courier can get now.
    await api.orm.em.fork().getKysely().updateTable('fila_entregador').set({ alcancavel: false }).execute();
    const [id] = await pedir(loja);
    await until(() => ultima()?.total_fila === antes.total_fila + 1);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    await until(() => ultima()?.total_fila === antes.total_fila);
    fluxo.close();
  });

  it('tells of a refusal that nobody else profits from', async () => {
    await api.orm.em.fork().getKysely().updateTable('fila_entregador').set({ alcancavel: false }).execute();
    const [lia, gil] = [await api.novo.entregador(), await api.novo.entregador()];
    const loja = await api.novo.comercio();
    await ficarOnline(lia);
    const [id] = await pedir(loja, { urgente: true });
    const fluxo = await openStream(api.base, gil);
    const ultima = () => fluxo.eventos.findLast(({ situacao }) => situacao)?.situacao;
    await ofertaDe(lia);
    const { body: antes } = await gil.cliente.get<SituacaoDaFila>('/entregador/status-fila');
    expect(antes.reservadas).toBe(1);
    await lia.cliente.put(`/entregador/${lia.id}/recusar-entrega`, { solicitacao_id: id });
    await until(() => ultima()?.reservadas === 0);
    expect(ultima()?.disponiveis).toBe(antes.disponiveis + 1);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    fluxo.close();
  });

  it('reaches staff as a hint', async () => {
    const fluxo = await openStream(api.base, await api.novo.funcionario('suporte'));
    await ficarOnline(await api.novo.entregador());
    await until(() => fluxo.eventos.some(({ tipo }) => tipo === 'fila'));
    fluxo.close();
  });
});

/** Opens a stream and does not read it. */
async function openUnread({ cliente }: SignedIn): Promise<Socket> {
  const { port } = new URL(api.base);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  socket.write(`GET /trpc/eventos.aoVivo HTTP/1.1\r\nHost: localhost\r\nCookie: ${cliente.cookie}\r\n\r\n`);
  await once(socket, 'data');
  return socket.pause();
}

it('a reader who does not read is told to look at everything, and holds up nobody', async () => {
  const [lenta, outra] = [await api.novo.comercio(), await api.novo.comercio()];
  const socket = await openUnread(lenta);
  const fluxo = await openStream(api.base, outra);
  const em = api.orm.em.fork();
  const largou = () => logged.some((linha) => linha.includes('slow reader'));
  let numero = 0;
  for (const fim = Date.now() + 90_000; !largou() && Date.now() < fim; ) {
    const eventos = Array.from({ length: 2_000 }, () => {
      numero += 1;
      return JSON.stringify({ tipo: 'solicitacao', comercio_id: lenta.id, solicitacao_id: numero });
    });
    await rows(em, sql`select pg_notify(${CANAL}, carga) from unnest(${cargasDe(eventos)}::text[]) as carga`);
  }
  expect(largou()).toBe(true);
  await pedir(outra);
  await until(() => fluxo.eventos.some(({ tipo }) => tipo === 'solicitacao'));
  let lido = '';
  socket.on('data', (text) => (lido += text));
  socket.resume();
  // Skip the first `inicio`, which opened the stream.
  await until(() => lido.lastIndexOf('"inicio"') > lido.indexOf('"solicitacao_id"'));
  expect(lido.match(/"solicitacao_id"/g)?.length).toBeLessThan(numero);
  socket.destroy();
  fluxo.close();
});

describe('a courier whose stream is open', () => {
  const sinalOf = async ({ id }: SignedIn) => {
    const { ultimo_sinal } = await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('sinal')
      .select('ultimo_sinal')
      .where('entregador_id', '=', id)
      .executeTakeFirstOrThrow();
    return ultimo_sinal;
  };

  it('gives signs of life without asking for anything', async () => {
    // An offer that is not delivered would make the courier unreachable.
    await emptyQueue(api.orm.em.fork());
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const fluxo = await openStream(api.base, ana);
    const antes = await sinalOf(ana);
    await expect.poll(() => sinalOf(ana), { timeout: 60_000 }).not.toBe(antes);
    fluxo.close();
  });

  it('stays unreachable once found so, and offline gives none', async () => {
    const [ana, bia, caio] = [await api.novo.entregador(), await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const db = api.orm.em.fork().getKysely();
    await db.updateTable('fila_entregador').set({ alcancavel: false }).where('entregador_id', '=', ana.id).execute();
    const antes = [await sinalOf(ana), await sinalOf(caio)];
    await registrarSinais(api.orm.em.fork(), [ana.id, caio.id]);
    expect([await sinalOf(ana), await sinalOf(caio)]).toEqual(antes);
  });
});

describe('the sessions of open streams', () => {
  it('are looked at together: what ended is named, what nobody asked with for minutes too, and the rest is not', async () => {
    const [ana, callerLeft, removida] = [
      await api.novo.entregador(),
      await api.novo.entregador(),
      await api.novo.entregador(),
    ];
    await callerLeft.cliente.post('/logout');
    const db = api.orm.em.fork().getKysely();
    await db
      .updateTable('entregador')
      .set({ ativo: false, removido_em: agora })
      .where('id', '=', removida.id)
      .execute();
    const todas = [ana, callerLeft, removida].map(sessionOf);
    const emFalta = async () => (await sessionsAmiss(api.orm.em.fork(), todas)).toSorted(perSession);
    const perSession = (a: { session: string }, b: { session: string }) => a.session.localeCompare(b.session);
    const findas = [callerLeft, removida].map((quem) => ({ session: sessionOf(quem), ended: true }));
    expect(await emFalta()).toEqual(findas.toSorted(perSession));
    await advanceTime(api.url, 301);
    expect(await emFalta()).toEqual([...findas, { session: sessionOf(ana), ended: false }].toSorted(perSession));
    await ana.cliente.get('/entregador/status-fila');
    expect(await emFalta()).toEqual(findas.toSorted(perSession));
  });

  it('that run out end their streams though no event says so', async () => {
    const ana = await api.novo.entregador();
    const fluxo = await openStream(api.base, ana);
    const db = api.orm.em.fork().getKysely();
    await db.deleteFrom('sessao').where('entregador_id', '=', ana.id).execute();
    expect(await fluxo.fim).toContain('UNAUTHORIZED');
  });
});
