import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const types = fileURLToPath(new URL('../types.mjs', import.meta.url));

it('the types of the SDK are those of docs/openapi.json', () => {
  const { stderr, status } = spawnSync(process.execPath, [types, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 30_000);
