import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configSchema } from '@corre/api/base/variables.ts';
import { stopMaxMs } from '@corre/api/runtime/stop-time.ts';
import { expect, it } from 'vitest';

it('systemd waits longer than a process may take to stop', () => {
  const unit = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/corre-api@.service'), 'utf8');
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) => list.split(' '));
  const environment = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  const longestMs = stopMaxMs(configSchema.pick({ SAIDA_SEGUNDOS: true }).parse(environment));
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan(longestMs);
});
