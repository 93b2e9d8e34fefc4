import { tmpdir } from 'node:os';
import { criarSolicitacao } from '@corre/api/pedidos/solicitacoes/criar.ts';
import { novaSolicitacaoSchema } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { initOrm } from '@corre/db/orm.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { dispatchConfig } from './dispatch/cycles.ts';
import { httpLoad } from './harness/http-load.ts';
import { figure } from './harness/in-turns.ts';
import { BENCH_KEY, benchVault } from './harness/key.ts';
import { bringOnline, type Person, plantCouriers, plantShops, settle } from './harness/people.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { startSide } from './harness/side.ts';

/** The couriers who poll in turn, and the number of others who hold an offer in the busy case. */
const COURIERS = 100;
const OTHERS = 20;
const CONNECTIONS = 8;
const A_WEEK = '604800';

const PEDIDO = novaSolicitacaoSchema.parse({ endereco: 'Rua Fernão Dias, 340', valor_estimado: 9 });

const CALLS = {
  verificar: 'verificar-entrega-disponivel',
  proxima: 'proxima-entrega',
} as const;
type Call = keyof typeof CALLS;

const rest = (call: Call, id: number) => `/api/entregador/${id}/${CALLS[call]}`;
/** Returns the URL of a panel's call. The tRPC client sends a batch even for a single call. */
const trpc = (call: Call, id: number) =>
  `/trpc/ofertas.${call}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { entregador_id: id } }))}`;

/**
 * Creates a database of waiting couriers. With offers, other couriers stand before them in the queue and hold one
 * each.
 */
async function plant(bench: Bench, offers: number) {
  const { url } = await bench.database();
  const orm = await initOrm({ url, poolMax: 2 });
  const em = orm.em.fork();
  const couriers = await plantCouriers(em, offers + COURIERS);
  await bringOnline(em, couriers);
  const [shop] = await plantShops(em, 1);
  for (let i = 0; i < offers; i += 1) {
    const pedido = { ...PEDIDO, comercio_id: shop?.id ?? 0 };
    await orm.em
      .fork()
      .transactional((tx) => criarSolicitacao(tx, { config: dispatchConfig(), vault: benchVault }, pedido));
  }
  await settle(em);
  await orm.close();
  return { url, asking: couriers.slice(offers) };
}

async function openProduct(bench: Bench, url: string): Promise<string> {
  const { base, kill } = await startProcess({
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    CHAVE_DADOS: BENCH_KEY,
    ADMIN_PASSWORD: 'senha-do-admin',
    PUSH: 'false',
    OFERTA_SEGUNDOS: A_WEEK,
    OFERTA_ENTREGA_SEGUNDOS: A_WEEK,
    ALCANCE_SEGUNDOS: A_WEEK,
    SINALIZAR_SEGUNDOS: A_WEEK,
  });
  bench.atEnd(async () => void (await kill()));
  return base;
}

async function openPeer(bench: Bench, url: string): Promise<string> {
  const peer = await startSide(bench, new URL('./polls/peer.side.ts', import.meta.url), { url });
  const { port } = await peer.measure(0);
  return `http://127.0.0.1:${port}`;
}

/** Polls during the measurement. An answer without 2xx would count as a fast one, so it ends the row. */
async function asking(bench: Bench, base: string, couriers: readonly Person[], pathOf: (id: number) => string) {
  const requests = couriers.map(({ id, cookie }) => ({
    method: 'GET' as const,
    path: pathOf(id),
    headers: { cookie },
  }));
  const load = await httpLoad(bench, { base, connections: CONNECTIONS, requests });
  return async (): Promise<Figures> => {
    const figures = await load.measure(bench.seconds);
    if (figures.refused) throw new Error(`${figures.refused} polls were refused`);
    return figures;
  };
}

const WAYS = { REST: rest, tRPC: trpc };

async function measureCall(
  bench: Bench,
  call: Call,
  bases: Record<'idle' | 'busy' | 'peer', string>,
  people: Record<'idle' | 'busy', Person[]>,
): Promise<Line[]> {
  const ask = (base: keyof typeof bases, way: keyof typeof WAYS) =>
    asking(bench, bases[base], people[base === 'busy' ? 'busy' : 'idle'], (id) => WAYS[way](call, id));
  const measured = await bench.inTurns({
    peer: await ask('peer', 'REST'),
    REST: await ask('idle', 'REST'),
    'REST, busy': await ask('busy', 'REST'),
    tRPC: await ask('idle', 'tRPC'),
    'tRPC, busy': await ask('busy', 'tRPC'),
  });
  const rate = (side: keyof typeof measured) => figure(measured[side], 'rate');
  return (['REST', 'tRPC'] as const).flatMap((way): Line[] => [
    {
      what: `${CALLS[call]}, ${way}`,
      unit: '/s',
      ours: rate(way),
      against: 'Fastify and pg, prepared',
      theirs: rate('peer'),
      goals: [{ of: 'ratio', least: 1.2 }],
    },
    {
      what: `${CALLS[call]}, ${way}, while ${OTHERS} offers are out to others`,
      unit: '/s',
      ours: rate(`${way}, busy`),
      against: 'Fastify and pg, prepared',
      theirs: rate('peer'),
      goals: [{ of: 'ratio', least: 1.2 }],
    },
  ]);
}

const row: Row = {
  name: 'polls',
  what: `What a courier's app asks every three seconds, over HTTP: ${COURIERS} couriers in turn over ${CONNECTIONS} connections, nothing for them; brakes off.`,
  against: 'Fastify and `pg`: the same session check and one query, both prepared; no roles, limits or schemas',
  goal: 'at least 1.2 of it, also while offers are out to others',
  async run(bench) {
    const [idle, busy] = [await plant(bench, 0), await plant(bench, OTHERS)];
    const bases = {
      idle: await openProduct(bench, idle.url),
      busy: await openProduct(bench, busy.url),
      peer: await openPeer(bench, idle.url),
    };
    const people = { idle: idle.asking, busy: busy.asking };
    const first = await measureCall(bench, 'verificar', bases, people);
    return bench.short ? first : [...first, ...(await measureCall(bench, 'proxima', bases, people))];
  },
};
export default row;
