import pg from 'pg';
import { addressOf } from '../lines/address.ts';

/** No time limits, and values written the same way on every server and in every zone. */
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

/** Runs `work` on a connection for copying. */
export async function withCopySession<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...addressOf(url), application_name: 'corre-copia' });
  // the statement under way fails by itself
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
