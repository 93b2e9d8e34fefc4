import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@corre/db/lines/address.ts';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../base/config.ts';
import { isLost, RETURN_SECONDS, VOLTANDO } from '../base/lost-database.ts';
import { refusedDatabase } from '../base/refused-database.ts';
import { answer } from '../transport/web/answer.ts';
import { NAO_PRONTO } from './health.ts';
import { prepareSchema } from './schema.ts';

/** Between two tries, in milliseconds, and after how many the log is told again. */
const RETRY_MS = 1_000;
const REMIND = 60;

/** A server that has no TLS, and is asked for it, is there: waiting would not help. */
const NO_TLS = /^The server does not support SSL/;

const isAway = (error: unknown): error is Error =>
  error instanceof Error && isLost(error) && !NO_TLS.test(error.message);

async function ask(url: string): Promise<void> {
  const client = new Client(addressOf(url));
  // the question under way fails by itself
  client.on('error', () => undefined);
  await client.connect().catch(async (error: unknown) => {
    await client.end().catch(() => undefined);
    throw error;
  });
  await client.query('select 1').finally(() => client.end().catch(() => undefined));
}

/**
 * Brings the schema up to date (schema.ts) as soon as the database answers. `onAway` is called once, when it does not: a start that
 * gave up then would be given up by systemd in turn, and nobody would start it when the database is back.
 * @throws whatever waiting does not mend: a wrong password, a database that is not there, a schema of another release.
 */
export async function untilDatabaseAnswers(
  config: Config,
  { url, ownerUrl }: { url: string; ownerUrl: string },
  log: Logger,
  onAway: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await prepareSchema(config, ownerUrl, log);
      if (url !== ownerUrl) await ask(url);
      if (tries > 0) log.warn({ tries }, 'the database answers: the start goes on');
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      const reason = 'code' in error ? `${error.code} ${error.message}` : error.message;
      if (tries % REMIND === 0)
        log.error({ reason, detail: refusedDatabase(error) }, 'the start waits for the database');
      if (tries === 0) await onAway();
      await wait(RETRY_MS);
    }
  }
}

/** What a process answers that waits for its database: it lives, it is not ready, and all else is to be asked again. */
export const whileWaiting: RequestListener = (req, res) => {
  res.setHeader('Cache-Control', 'no-store');
  const path = req.url?.split('?', 1)[0];
  if (path === '/healthz') return answer(res, 200, { status: 'ok' });
  res.setHeader('Retry-After', RETURN_SECONDS);
  if (path === '/readyz') return answer(res, 503, { status: 'indisponivel', detail: NAO_PRONTO });
  answer(res, 503, { detail: VOLTANDO });
};
