import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { metricsOf } from '@corre/testing/harness/metrics.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { debianProgram } from '../testing/debian-package.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');
const [dashboard, alerts, handbook] = await Promise.all(
  ['deploy/grafana/corre.json', 'deploy/prometheus/alerts.yml', 'docs/observability.md'].map(read),
);
const promtool = await debianProgram('promtool', ['prometheus']);
const METRICAS_TOKEN = 'um-token-comprido-1234';

/** Returns the sample names in a text, including a histogram's own name. */
const named = (text = '') => [
  ...new Set([...text.matchAll(/\b(?:corre|http|nodejs|process)_[a-z0-9]+(?:_[a-z0-9]+)+\b/g)].map(([name]) => name)),
];

let known: Set<string>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const own = { DATABASE_URL: database.url, DATA_DIR: tmpdir(), CHAVE_DADOS: '0'.repeat(64), METRICAS_TOKEN };
  const { base, kill: matar } = await startProcess({ ...own, ADMIN_PASSWORD: 'senha-do-admin' });
  try {
    const text = await metricsOf(base, { authorization: `Bearer ${METRICAS_TOKEN}` });
    known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
  } finally {
    await matar();
    await database.drop();
  }
});

describe('every metric that is named exists in a real process:', () => {
  test.each([
    ['the dashboard', dashboard],
    ['the alerts', alerts],
    ['docs/observability.md', handbook],
  ])('%s', (_where, text) => {
    expect(named(text).length).toBeGreaterThan(4);
    expect(named(text).filter((name) => !known.has(name))).toEqual([]);
  });

  it('and every one of ours is explained', () => {
    const ours = [...known].filter((name) => name.startsWith('corre_') && !/_(bucket|count|sum)$/.test(name));
    expect(ours.filter((name) => !handbook?.includes(name))).toEqual([]);
  });
});

it('every alert says what it means, and has its place in the handbook', () => {
  const names = [...(alerts ?? '').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) {
    expect(alerts).toContain(`runbook_url: docs/observability.md#${name.toLowerCase()}`);
    expect(handbook).toContain(`\n### ${name}\n`);
  }
});

test.skipIf(promtool === null)('promtool takes the alerts', async () => {
  const file = new URL('deploy/prometheus/alerts.yml', root).pathname;
  const { stdout } = await promisify(execFile)(promtool ?? '', ['check', 'rules', file]);
  expect(stdout).toMatch(/ \d+ rules found/);
});
