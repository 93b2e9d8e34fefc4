import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configSchema } from '@corre/api/base/variables.ts';
import { PANELS } from '@corre/contract/panels.ts';
import { API_TREES, HEALTH_PATHS, OPEN_DELIVERY_PLACES, SECURITY_TXT_PATH } from '@corre/contract/web-paths.ts';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { ALIVE_PATH, panelServer } from '../proxy/nginx/panel-server.ts';
import { EXAMPLE } from '../proxy/settings.ts';

const deploy = path.resolve(import.meta.dirname, '../../../../deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const manifests = readdirSync(path.join(deploy, 'kubernetes')).filter((file) => file.endsWith('.yaml'));

/** Variables of the API and of Node. `COMPOSE_ONLY` are those that compose itself uses. */
const KNOWN = new Set([...Object.keys(configSchema.shape), 'NODE_ENV']);
const COMPOSE_ONLY = new Set(['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'CORRE_API_TAG']);

const object = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const everything = manifests.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((doc) => ({ file, doc })),
);
const objects = everything.map(({ doc }) => object.parse(doc.toJS()));

const container = z.looseObject({
  env: z.array(z.looseObject({ name: z.string(), value: z.string() })).default([]),
  readinessProbe: z.looseObject({ httpGet: z.looseObject({ path: z.string(), port: z.string() }) }).optional(),
  ports: z.array(z.looseObject({ name: z.string(), containerPort: z.number() })).default([]),
});
const workload = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ template: z.looseObject({ spec: z.looseObject({ containers: z.array(container) }) }) }),
});
const containers = objects
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
  .flatMap((one) => workload.parse(one).spec.template.spec.containers);
const named = (kind: string, name: string) =>
  objects.filter((one) => one.kind === kind && one.metadata.name.startsWith(name));

describe('the manifests of Kubernetes', () => {
  it('are YAML without faults', () => {
    expect(everything.flatMap(({ file, doc }) => doc.errors.map((error) => `${file}: ${error.message}`))).toEqual([]);
  });

  it('set only what the API reads, to what it takes', () => {
    const given = containers.flatMap(({ env }) => env);
    expect(given.filter(({ name }) => !KNOWN.has(name))).toEqual([]);
    const set = Object.fromEntries(given.map(({ name, value }) => [name, value]));
    expect(configSchema.safeParse(set).error).toBeUndefined();
  });

  it('keep in the secret only what the API reads', () => {
    const [secret] = objects.filter(({ kind }) => kind === 'Secret');
    const { stringData } = z.looseObject({ stringData: z.record(z.string(), z.string()) }).parse(secret);
    expect(Object.keys(stringData).filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it('ask for readiness where it is answered, on a port that is open', () => {
    const probes = containers.flatMap(({ readinessProbe, ports }) =>
      readinessProbe ? [{ ...readinessProbe.httpGet, ports }] : [],
    );
    expect(probes.length).toBe(1 + PANELS.length);
    for (const { path: asked, port, ports } of probes) {
      expect([...HEALTH_PATHS, ALIVE_PATH]).toContain(asked);
      expect(ports.map(({ name }) => name)).toContain(port);
    }
  });

  it('have for every panel of the manifest a deployment, a service and the path that leads to it', () => {
    const { spec } = z
      .looseObject({
        spec: z.looseObject({
          rules: z.array(
            z.looseObject({
              http: z.looseObject({
                paths: z.array(
                  z.looseObject({
                    path: z.string(),
                    backend: z.looseObject({ service: z.looseObject({ name: z.string() }) }),
                  }),
                ),
              }),
            }),
          ),
        }),
      })
      .parse(objects.find(({ kind }) => kind === 'Ingress'));
    const leads = Object.fromEntries(
      spec.rules.flatMap(({ http }) => http.paths.map((one) => [one.path, one.backend.service.name])),
    );
    for (const { name, path: at } of PANELS) {
      expect(named('Deployment', `corre-${name}`), name).toHaveLength(1);
      expect(named('Service', `corre-${name}`), name).toHaveLength(1);
      expect(leads[at], name).toBe(`corre-${name}`);
    }
    for (const at of [...API_TREES, SECURITY_TXT_PATH, ...OPEN_DELIVERY_PLACES]) expect(leads[at]).toBe('corre-api');
    expect(leads['/metrics']).toBeUndefined();
  });
});

describe('the images and compose.yaml', () => {
  it('set only what the API reads', () => {
    const [, list = ''] = /^ENV (.*)$/m.exec(read('containers/Dockerfile.api')) ?? [];
    const set = list.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it('use a name in compose.yaml only if the API reads it or example.env names it', () => {
    const used = [...read('containers/compose.yaml').matchAll(/\$\{(\w+)|^ {4,6}([A-Z_]+): /gm)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    expect(used).toContain('CHAVE_DADOS');
    expect(used.filter((name) => !KNOWN.has(name) && !COMPOSE_ONLY.has(name))).toEqual([]);
    const filled = [...read('containers/example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    expect(filled.filter((name) => !KNOWN.has(name) && !COMPOSE_ONLY.has(name))).toEqual([]);
  });

  it('have a container for every panel, three for the API, and run as somebody without rights', () => {
    const { services } = z
      .looseObject({ services: z.record(z.string(), z.unknown()) })
      .parse(parseYaml(read('containers/compose.yaml'), { merge: true }));
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([
        ...PANELS.map(({ name }) => name),
        'api-1',
        'api-2',
        'api-3',
        'database',
        'migrate',
        'proxy',
      ]),
    );
    for (const file of ['Dockerfile.api', 'Dockerfile.app'])
      expect(read(`containers/${file}`)).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });

  it('serve of one panel its own path and nothing else', () => {
    for (const panel of PANELS) {
      const text = panelServer(EXAMPLE, panel);
      const others = PANELS.filter((other) => other !== panel);
      for (const { name } of others) expect(text).not.toContain(`/${name}/current`);
      expect(text.includes('location / {\n    return 404;')).toBe(panel.path !== '/');
    }
  });

  it('name every image by a version', () => {
    const files = ['Dockerfile.api', 'Dockerfile.app', 'compose.yaml']
      .map((file) => read(`containers/${file}`))
      .join('\n');
    const images = [...files.matchAll(/(?:_IMAGE=|image: )(docker\.io\S+)/g)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(4);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
  });
});
