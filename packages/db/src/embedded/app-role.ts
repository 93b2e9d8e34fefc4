import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role as which the product works: it owns nothing, so that no fault of ours can change the schema or empty the audit. */
export const appRole = 'corre_app';

/** Its password follows from the owner's, so that no second one has to be kept. */
const passwordOf = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(appRole).digest('base64url');

/** The owner's address of a database as the product's own role. */
export function appUrl(ownerUrl: string, ownerPassword: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = passwordOf(ownerPassword);
  return url.href;
}

/**
 * Rows may be read and written, the schema may not be touched: TRUNCATE is not among the rights, and the triggers that keep
 * the audit belong to the owner (docs/decisions/0016-least-rights.md). Default privileges cover what later migrations create.
 */
const rights = /* sql */ `
grant usage on schema public to ${appRole};
grant select, insert, update, delete on all tables in schema public to ${appRole};
grant usage, select, update on all sequences in schema public to ${appRole};
alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
alter default privileges in schema public grant usage, select, update on sequences to ${appRole};
`;

/** Creates the role where a cluster has none yet, gives it its rights, and returns its address. Safe at every start. */
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
