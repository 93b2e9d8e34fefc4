import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runSql } from '@corre/db/testing/cluster.ts';
import { databasesOf, startCluster } from '../harness/database.ts';
import { countActs } from './acts.ts';
import { differences, type Kept, readKept, writeKept } from './kept.ts';

const APPS = path.resolve(import.meta.dirname, '../../apps');
/** Files that a page names: scripts, their imports, styles and preloaded fonts. */
const NAMED = /(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g;

const compressed = (file: string): number =>
  file.endsWith('.woff2') ? readFileSync(file).length : gzipSync(readFileSync(file), { level: 9 }).length;

function firstView(app: string): number {
  const dist = path.join(APPS, app, 'dist');
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${app} is not built: npm run build`);
  const named = new Set([...readFileSync(page, 'utf8').matchAll(NAMED)].map(([, file = '']) => file));
  const files = [...named].map((file) => path.join(dist, file.slice(file.indexOf('/assets/'))));
  return [page, ...files].reduce((sum, file) => sum + compressed(file), 0);
}

/** Returns the gzipped bytes of each app's first page with all files that it names. */
const weighFirstViews = (): Record<string, number> =>
  Object.fromEntries(readdirSync(APPS).map((app) => [app, firstView(app)]));

/** Tolerances by kind. Numbers of statements are exact; pages and compressed sizes are not. */
const TOLERANCES: Record<string, number> = {
  'round trips': 0,
  statements: 0,
  'statements planned anew': 0,
  'rows written': 0,
  'pages touched': 0.15,
  'bytes of WAL': 0.1,
  'bytes of the first view': 0.02,
};

async function count(): Promise<Kept> {
  const cluster = await startCluster(false);
  try {
    // Autovacuum runs by the clock, and its work would sometimes be counted.
    await runSql(cluster.url, `alter system set autovacuum = off`);
    await runSql(cluster.url, `select pg_reload_conf()`);
    const { url } = await databasesOf(cluster.url, 'gate').create();
    const all = { ...(await countActs(url)), 'bytes of the first view': weighFirstViews() };
    return Object.fromEntries(
      Object.entries(all).map(([kind, counts]) => [kind, { tolerance: TOLERANCES[kind] ?? 0, counts }]),
    );
  } finally {
    await cluster.stop();
  }
}

/**
 * `npm run bench -- --gate`: compares counts that are the same on every machine with bench/gate.json. `--keep` writes
 * them there. Exit code 1 when they differ.
 */
const { values } = parseArgs({ options: { gate: { type: 'boolean' }, keep: { type: 'boolean', default: false } } });
// By default a signal ends a process without its exit hooks, so exit explicitly. The database notices the closed
// channel.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const now = await count();
const counted = Object.values(now).reduce((sum, { counts }) => sum + Object.keys(counts).length, 0);
const wrong = values.keep ? [] : differences(now, readKept());
if (values.keep) writeKept(now);
if (wrong.length > 0) {
  console.log(
    ['Not what bench/gate.json says:', ...wrong, 'If it is meant: npm run bench -- --gate --keep'].join('\n'),
  );
} else {
  console.log(
    values.keep ? `Kept in bench/gate.json: ${counted} counts` : `${counted} counts are what bench/gate.json says`,
  );
}
process.exit(wrong.length > 0 ? 1 : 0);
