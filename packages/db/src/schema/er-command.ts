/**
 * `npm run er [-- --out folder]` draws the diagram of docs/architecture.md from the entities, and the table of triggers
 * of docs/database.md from a database that was just migrated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withScratchDatabase } from '../test-database.ts';
import { startTestCluster, templateName } from '../testing/cluster.ts';
import { erDiagram, triggersTable, withDiagram, withTriggers } from './drawn-docs.ts';

const docs = path.resolve(import.meta.dirname, '../../../../docs');
const { values } = parseArgs({ options: { out: { type: 'string', default: docs } } });

async function rewrite(name: string, change: (markdown: string) => string): Promise<void> {
  await writeFile(path.join(values.out, name), change(await readFile(path.join(docs, name), 'utf8')));
}

const cluster = await startTestCluster();
await withScratchDatabase(
  cluster.url,
  async (orm) => {
    const table = await triggersTable(orm.em);
    await rewrite('architecture.md', (markdown) => withDiagram(markdown, erDiagram(orm)));
    await rewrite('database.md', (markdown) => withTriggers(markdown, table));
  },
  templateName,
).finally(() => cluster.stop());
