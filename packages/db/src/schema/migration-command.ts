/**
 * `npm run migration -- create [name]` writes the next migration from the entities. `-- check` prints its content, and
 * the statements of migrations that would stop running processes.
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import { withScratchDatabase } from '../test-database.ts';
import { startTestCluster } from '../testing/cluster.ts';
import { readCatalog } from './catalog.ts';
import { brokenRules } from './migration-rules.ts';
import { migrationFile, migrationList, nextMigration, schemaFromEntities } from './next-migration.ts';

const folder = path.resolve(import.meta.dirname, '../migrations');

/** The statements that can be generated, and the lines of the catalog that differ even after them. */
interface Difference {
  statements: string[];
  remaining: string[];
}

async function difference(): Promise<Difference> {
  // No template, because the command must work while the migrations are unfinished.
  const cluster = await startTestCluster({ template: false });
  try {
    const wanted = await withScratchDatabase(cluster.url, async (orm) => {
      await schemaFromEntities(orm);
      return readCatalog(orm.em);
    });
    return await withScratchDatabase(cluster.url, async (orm, url) => {
      await migrate(url);
      const statements = await nextMigration(orm);
      const reached = await readCatalog(orm.em);
      const missing = wanted.filter((line) => !reached.includes(line)).map((line) => `+ ${line}`);
      const superfluous = reached.filter((line) => !wanted.includes(line)).map((line) => `- ${line}`);
      return { statements, remaining: [...missing, ...superfluous] };
    });
  } finally {
    await cluster.stop();
  }
}

async function create(name: string, statements: string[]): Promise<void> {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = path.join(folder, `${stamp}-${name}.ts`);
  await writeFile(file, migrationFile(name, statements));
  const names = (await readdir(folder)).filter((entry) => /^\d{14}-.*\.ts$/.test(entry)).sort();
  await writeFile(path.join(folder, 'list.ts'), migrationList(names.map((entry) => entry.replace(/\.ts$/, ''))));
  console.log(`${path.relative(process.cwd(), file)}\nRead it, complete it by hand, and run \`npm run format\`.`);
}

const [command, name = 'schema'] = process.argv.slice(2);
if ((command !== 'create' && command !== 'check') || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Usage: npm run migration -- create [name-in-kebab-case] | check');
  process.exit(2);
}
const { statements, remaining } = await difference();
if (statements.length + remaining.length === 0) console.log('The migrations and the entities agree.');
else if (command === 'create') await create(name, statements);
else if (statements.length > 0) console.log(statements.join('\n\n'));
if (remaining.length > 0) console.log(`\nWrite by hand what MikroORM compares by name only:\n${remaining.join('\n')}`);
const broken = brokenRules(migrations);
for (const { migration, rule, statement, advice } of broken)
  console.log(`\n${migration}: ${statement}\n  ${rule}: ${advice}`);
if (command === 'create')
  console.log('\nThen let `npm run migration -- check` say what would stop processes that work (ADR 0008).');
process.exit(command === 'check' && statements.length + remaining.length + broken.length > 0 ? 1 : 0);
