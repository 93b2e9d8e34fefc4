import pg from 'pg';
import { addressOf } from '../lines/address.ts';

/** Removes the time limits, and makes every server print values in the same way in any time zone. */
const settings = /* sql */ `
set statement_timeout = 0;
set idle_in_transaction_session_timeout = 0;
set lock_timeout = 0;
set client_encoding = 'UTF8';
set datestyle = 'ISO, YMD';
set intervalstyle = 'postgres';
set timezone = 'UTC';
set extra_float_digits = 3;
set bytea_output = 'hex';
set client_connection_check_interval = '2s';
`;

/** Runs `work` on a connection for copying, and closes the connection afterwards. */
export async function withCopySession<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...addressOf(url), application_name: 'corre-copia' });
  // Without a listener the event would end the process. The running statement rejects by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
