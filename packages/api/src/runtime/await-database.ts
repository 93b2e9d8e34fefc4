import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@corre/db/lines/address.ts';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../base/config.ts';
import { databaseAway, isLost, RETURN_SECONDS, refusedDatabase } from '../base/database-failures.ts';
import { answer, answerError } from '../transport/web/answer.ts';
import { NAO_PRONTO } from './health.ts';
import { prepareSchema } from './schema.ts';

/** The interval between two tries in milliseconds, and the number of tries between two log lines. */
const RETRY_MS = 1_000;
const REMIND = 60;

/** The error of a server without TLS. The server is up, so waiting does not help. */
const NO_TLS = /^The server does not support SSL/;

const isAway = (error: unknown): error is Error =>
  error instanceof Error && isLost(error) && !NO_TLS.test(error.message);

async function ask(url: string): Promise<void> {
  const client = new Client(addressOf(url));
  // Without a listener the event would end the process. The running query fails by itself.
  client.on('error', () => undefined);
  await client.connect().catch(async (error: unknown) => {
    await client.end().catch(() => undefined);
    throw error;
  });
  await client.query('select 1').finally(() => client.end().catch(() => undefined));
}

/**
 * Updates the schema (schema.ts) as soon as the database answers. Calls `onAway` once if the database is away. The
 * start must wait: systemd gives up after some failed starts, and nothing starts the process when the database returns.
 * @throws every error that waiting does not solve: a wrong password, a missing database, a schema of another release.
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

/** Answers while the start waits for the database: alive, not ready, and 503 with `Retry-After` for the rest. */
export const whileWaiting: RequestListener = (req, res) => {
  res.setHeader('Cache-Control', 'no-store');
  const path = req.url?.split('?', 1)[0];
  if (path === '/healthz') return answer(res, 200, { status: 'ok' });
  res.setHeader('Retry-After', RETURN_SECONDS);
  if (path === '/readyz') return answer(res, 503, { status: 'indisponivel', detail: NAO_PRONTO });
  answerError(res, databaseAway());
};
