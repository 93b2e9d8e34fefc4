import { Agent, get } from 'node:http';
import { INTERVALO_CONSULTA_MS, INTERVALO_FILA_MS, POLLING_CALMO } from '@corre/contract/constants.ts';
import pg from 'pg';
import type { Person } from '../harness/people.ts';
import { serve } from '../harness/side-process.ts';
import { type Address, openStreams } from './open-streams.ts';

export interface PanelsOptions extends Address {
  url: string;
  couriers: Person[];
}

/**
 * The polls of a courier's panel while its stream is open and no event arrives. Each entry has the procedures of one
 * batch and their interval in milliseconds. See `usePolling` of packages/ui/src/shell/live-events.tsx.
 */
const QUESTIONS: readonly { ms: number; names: string[] }[] = [
  { ms: INTERVALO_CONSULTA_MS, names: ['ofertas.verificar'] },
  { ms: INTERVALO_CONSULTA_MS * POLLING_CALMO, names: ['solicitacoes.doEntregador', 'chat.naoLidasDoEntregador'] },
  { ms: INTERVALO_FILA_MS * POLLING_CALMO, names: ['fila.estado'] },
  // where 'Status da Fila' is in view
  { ms: INTERVALO_FILA_MS, names: ['fila.situacao'] },
];

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function ask(port: number, { id, cookie }: Person, names: string[]): Promise<number> {
  const input = Object.fromEntries(
    names.map((name, at) => [at, name === 'fila.situacao' ? undefined : { entregador_id: id }]),
  );
  const path = `/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent, headers: { cookie } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}

/**
 * The panels of waiting couriers: their streams, and their polls spread evenly. `asked` and `transactions` are per
 * second, `refused` is a count.
 */
serve<PanelsOptions>(async ({ url, couriers, ...address }) => {
  const sockets = await openStreams(address, couriers, () => undefined);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const counts = { asked: 0, refused: 0 };
  const timers = QUESTIONS.map(({ ms, names }) => {
    let next = 0;
    return setInterval(async () => {
      const courier = couriers[next % couriers.length];
      next += 1;
      if (!courier) return;
      counts.asked += 1;
      if ((await ask(address.port, courier, names).catch(() => 0)) !== 200) counts.refused += 1;
    }, ms / couriers.length);
  });
  const transactions = async () => {
    await database.query('select pg_stat_clear_snapshot()');
    const { rows } = await database.query<{ done: string }>(
      'select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.done);
  };
  return {
    async measure(seconds) {
      Object.assign(counts, { asked: 0, refused: 0 });
      const before = await transactions();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      const done = (await transactions()) - before;
      return { asked: counts.asked / seconds, transactions: done / seconds, refused: counts.refused };
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await database.end();
    },
  };
});
