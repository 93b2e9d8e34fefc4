import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role of the running product. It owns nothing, so that no bug can change the schema or empty the audit. */
export const appRole = 'corre_app';

/** The password is derived from the owner's, so that no second password must be stored. */
const passwordOf = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(appRole).digest('base64url');

/** Returns the owner's database address, changed to the product's role. */
export function appUrl(ownerUrl: string, ownerPassword: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = passwordOf(ownerPassword);
  return url.href;
}

/**
 * The role may read and write rows, but not change the schema. It has no right to TRUNCATE, and the triggers that
 * protect the audit belong to the owner (ADR 0006). Default privileges cover tables that later migrations create. It
 * sees who holds rows, for support's 'Sistema'.
 */
const rights = /* sql */ `
grant usage on schema public to ${appRole};
grant select, insert, update, delete on all tables in schema public to ${appRole};
grant usage, select, update on all sequences in schema public to ${appRole};
alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
alter default privileges in schema public grant usage, select, update on sequences to ${appRole};
grant pg_read_all_stats to ${appRole};
`;

/**
 * Creates the role if the cluster has none, grants its rights, and returns its address. It is safe to call at every
 * start.
 */
export async function openToApp(ownerUrl: string, ownerPassword: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
    if (rowCount === 0) await client.query(`create role ${appRole}`);
    const password = client.escapeLiteral(passwordOf(ownerPassword));
    await client.query(
      `alter role ${appRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
    await client.query(rights);
  } finally {
    await client.end();
  }
  return appUrl(ownerUrl, ownerPassword);
}
