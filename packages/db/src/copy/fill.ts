import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { enableTriggers, opening, sequenceStatement } from './backup-text.ts';
import { columnList, copyOut, quoted } from './database-origin.ts';
import { type CopiedTable, CopyError, type CopyProgress, type Origin } from './origin.ts';
import { RowSum, sameSum, summing, type TableSum } from './row-sum.ts';

/**
 * Copies the rows and sequences of `origin` into a migrated database, in one transaction. Then reads the rows back,
 * compares the sums, and calls `check` before the commit. Any error leaves the database as it was.
 */
export async function fill(
  client: ClientBase,
  origin: Origin,
  progress: CopyProgress,
  check: () => Promise<void>,
): Promise<Map<string, TableSum>> {
  const { tabelas } = origin.manifest;
  await client.query(opening(tabelas));
  try {
    const sums = new Map<string, TableSum>();
    for (const table of tabelas) sums.set(table.nome, await copyIn(client, origin, table, progress));
    for (const sequence of await origin.sequences()) await client.query(sequenceStatement(sequence));
    for (const table of tabelas) await compare(client, table, sums.get(table.nome));
    await check();
    await client.query(tabelas.map(enableTriggers).join('\n'));
    await client.query('commit');
    return sums;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function copyIn(
  client: ClientBase,
  origin: Origin,
  table: CopiedTable,
  progress: CopyProgress,
): Promise<TableSum> {
  const sum = new RowSum();
  const watched = async function* () {
    for await (const piece of summing(origin.rows(table), sum)) {
      yield piece;
      progress(table.nome, sum.sum.linhas, false);
    }
  };
  const target = client.query(from(`copy ${quoted(table.nome)} (${columnList(table)}) from stdin`));
  await pipeline(Readable.from(watched(), { objectMode: false }), target);
  const written = origin.writtenSum(table);
  if (written !== undefined && !sameSum(written, sum.sum)) throw damaged(table, written, sum.sum);
  progress(table.nome, sum.sum.linhas, true);
  return sum.sum;
}

async function compare(client: ClientBase, table: CopiedTable, expected: TableSum | undefined): Promise<void> {
  const sum = new RowSum();
  for await (const piece of copyOut(client, table)) sum.add(piece);
  if (!sameSum(sum.sum, expected)) throw damaged(table, expected, sum.sum);
}

/**
 * Reads an origin to its end without storing it, and compares the rows with the sums that it carries. Returns the
 * number of rows. Throws `CopyError` when a sum differs.
 */
export async function verify(origin: Origin): Promise<number> {
  let rows = 0;
  for (const table of origin.manifest.tabelas) {
    const sum = new RowSum();
    for await (const piece of origin.rows(table)) sum.add(piece);
    const written = origin.writtenSum(table);
    if (!sameSum(written, sum.sum)) throw damaged(table, written, sum.sum);
    rows += sum.sum.linhas;
  }
  await origin.sequences();
  return rows;
}

const damaged = ({ nome }: CopiedTable, expected: TableSum | undefined, found: TableSum): CopyError =>
  new CopyError(
    `A tabela ${nome} não é a que foi copiada (esperado: ${expected?.linhas} linhas, soma ${expected?.soma}; encontrado: ${found.linhas}, ${found.soma}). Nada foi gravado.`,
  );
