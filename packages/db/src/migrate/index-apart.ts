import type { ClientBase } from 'pg';

const CREATE_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?/i;

/**
 * Runs `create index concurrently` so that it may be repeated. An interrupted run leaves an invalid index, which no
 * query uses and every insert must maintain. It is dropped and created again. A valid index was finished by a run that
 * died before it recorded the migration. Other statements run unchanged.
 */
export async function createIndex(client: ClientBase, statement: string, run: () => Promise<unknown>): Promise<void> {
  const [, name] = CREATE_INDEX.exec(statement) ?? [];
  if (name === undefined) {
    await run();
    return;
  }
  const left = await state(client, name);
  if (left === 'valid') return;
  if (left === 'invalid') await drop(client, name);
  try {
    await run();
  } catch (error) {
    // After a lost connection the drop fails too, and the next run drops the index.
    await drop(client, name).catch(() => undefined);
    throw error;
  }
}

async function state(client: ClientBase, name: string): Promise<'valid' | 'invalid' | 'absent'> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [client.escapeIdentifier(name)],
  );
  const [index] = rows;
  if (index === undefined) return 'absent';
  return index.indisvalid ? 'valid' : 'invalid';
}

const drop = (client: ClientBase, name: string) =>
  client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`);
