import type { Panel } from '@corre/contract/panels.ts';
import type { ProxySettings } from '../settings.ts';
import { panelLocations, sending } from './app-locations.ts';
import { addedHeaders, headerMaps } from './headers.ts';
import { block } from './text.ts';

/** The port in a container. It needs no root rights. TLS ends in front of the container. */
export const CONTAINER_PORT = 8080;
/** The liveness check of a container: answers as soon as nginx runs. */
export const ALIVE_PATH = '/.corre/ok';

export const alive = (): string[] => block(`location = ${ALIVE_PATH}`, ['access_log off;', 'return 204;']);

export const madeBy = (kind: string) =>
  `# Made by \`npm run deploy:conf -- ${kind}\`: change the table behind it, not this file.`;

/** Returns the configuration of one panel's container: its pages and files with all headers, and nothing else. */
export const panelServer = (settings: ProxySettings, panel: Panel): string =>
  [
    madeBy(`panel:${panel.name}`),
    ...headerMaps(),
    '',
    ...block('server', [
      `listen ${CONTAINER_PORT};`,
      'server_tokens off;',
      '# a redirect of ours must not name the port of the container',
      'absolute_redirect off;',
      ...addedHeaders(),
      ...sending(settings),
      ...alive(),
      ...panelLocations({ ...settings, mode: 'path' }, panel),
      // Without it, nginx would show its welcome page.
      ...(panel.path === '/' ? [] : block('location /', ['return 404;'])),
    ]),
    '',
  ].join('\n');
