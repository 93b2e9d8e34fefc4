import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { caddyConfiguration } from '../proxy/caddy/configuration.ts';
import { nginxConfiguration } from '../proxy/nginx/configuration.ts';
import { edgeServer } from '../proxy/nginx/edge-server.ts';
import { EXAMPLE } from '../proxy/settings.ts';
import { appsManifest, ingressManifest } from './kubernetes.ts';

const BEGIN = '  # panels: made by `npm run deploy:conf -- examples`\n';
const END = '  # end of the panels\n';
const PROCESSES = ['api-1', 'api-2', 'api-3'];

/** The public site is built with its own address. */
const argumentsOf = (name: string) =>
  name === 'landing' ? `{ APP: ${name}, SITE_URL: "\${SITE_URL:-http://localhost:8080}" }` : `{ APP: ${name} }`;

const service = (name: string) => `  ${name}:
    <<: *panel
    build:
      context: ../..
      dockerfile: deploy/containers/Dockerfile.app
      args: ${argumentsOf(name)}
`;

/**
 * Returns `deploy/containers/compose.yaml`, given as text, with the services of the manifest's panels. The rest of the
 * file is written by hand.
 */
function composeWithPanels(text: string): string {
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error(`compose.yaml has no lines ${BEGIN}${END}`);
  const names = PANELS.map(({ name }) => name);
  const waiting = `depends_on: [${[...PROCESSES, ...names].join(', ')}]`;
  return before + BEGIN + names.map(service).join('') + END + after.replace(/depends_on: \[api-1, [^\]]*\]/, waiting);
}

/** The folder of what an operator copies. */
export const deploy = path.resolve(import.meta.dirname, '../../../../deploy');

/** Returns the files of `deploy/` that follow from the product's table, by their names there. */
export const exampleFiles = async (): Promise<Record<string, string>> => ({
  Caddyfile: caddyConfiguration(EXAMPLE),
  'nginx.conf': nginxConfiguration(EXAMPLE),
  'containers/edge.conf': edgeServer(EXAMPLE),
  'containers/compose.yaml': composeWithPanels(await readFile(path.join(deploy, 'containers/compose.yaml'), 'utf8')),
  'kubernetes/apps.yaml': appsManifest(),
  'kubernetes/ingress.yaml': ingressManifest(),
});
