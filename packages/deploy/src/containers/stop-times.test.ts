import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configSchema } from '@corre/api/base/variables.ts';
import { stopMaxMs } from '@corre/api/runtime/stop-time.ts';
import { expect, it } from 'vitest';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { z } from 'zod';

const deploy = path.resolve(import.meta.dirname, '../../../../deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const variables = z.record(z.string(), z.coerce.string());

/** Returns how long a process with this environment may take to stop, in seconds. */
const longest = (environment: Record<string, string>): number =>
  stopMaxMs(configSchema.pick({ SAIDA_SEGUNDOS: true }).parse(environment)) / 1000;

/** Seconds that each supervisor waits before it kills a process, with the environment that it gives the process. */
const WAITING: Record<string, () => { seconds: number; environment: Record<string, string> }> = {
  systemd: () => {
    const unit = read('corre-api@.service');
    const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) => list.split(' '));
    return {
      seconds: Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
      environment: Object.fromEntries(pairs.map((pair) => pair.split('='))),
    };
  },
  compose: () => {
    const service = z.looseObject({ stop_grace_period: z.string().regex(/^\d+s$/), environment: variables });
    const { services } = z
      .looseObject({ services: z.looseObject({ 'api-1': service }) })
      .parse(parseYaml(read('containers/compose.yaml'), { merge: true }));
    const { stop_grace_period, environment } = services['api-1'];
    return { seconds: Number.parseInt(stop_grace_period, 10), environment };
  },
  Kubernetes: () => {
    const pod = z.looseObject({
      terminationGracePeriodSeconds: z.number(),
      containers: z.tuple([z.looseObject({ env: z.array(z.looseObject({ name: z.string(), value: z.string() })) })]),
    });
    const [deployment] = parseAllDocuments(read('kubernetes/api.yaml')).map((doc) => doc.toJS());
    const { spec } = z
      .looseObject({ spec: z.looseObject({ template: z.looseObject({ spec: pod }) }) })
      .parse(deployment);
    const { terminationGracePeriodSeconds: seconds, containers } = spec.template.spec;
    return { seconds, environment: Object.fromEntries(containers[0].env.map(({ name, value }) => [name, value])) };
  },
};

it.each(Object.keys(WAITING))('%s waits longer than a process may take to stop', (name) => {
  const { seconds, environment } = WAITING[name]?.() ?? { seconds: 0, environment: {} };
  expect(seconds).toBeGreaterThan(longest(environment));
});
