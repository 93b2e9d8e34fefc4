import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeWithPanels } from '../containers/compose.ts';
import { appsManifest, ingressManifest } from '../containers/kubernetes.ts';
import { caddyConfiguration } from './caddy/configuration.ts';
import { nginxConfiguration } from './nginx/configuration.ts';
import { edgeServer } from './nginx/edge-server.ts';
import { EXAMPLE } from './settings.ts';

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
