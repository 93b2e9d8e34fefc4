import type { Panel } from '@corre/contract/panels.ts';
import type { ProxySettings } from '../settings.ts';
import { panelLocations, sending } from './app-locations.ts';
import { addedHeaders, headerMaps } from './headers.ts';
import { block } from './text.ts';

/** Where a container listens: no port that wants rights. TLS ends in front of it. */
export const CONTAINER_PORT = 8080;
/** Answers as soon as nginx does, for whoever looks after the container. */
export const ALIVE_PATH = '/.corre/ok';

export const alive = (): string[] => block(`location = ${ALIVE_PATH}`, ['access_log off;', 'return 204;']);

export const madeBy = (kind: string) =>
  `# Made by \`npm run deploy:conf -- ${kind}\`: change the table behind it, not this file.`;

/** One panel as a container of its own serves it: its pages and files with every header, and nothing else. */
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
      // else nginx would show its own welcome
      ...(panel.path === '/' ? [] : block('location /', ['return 404;'])),
    ]),
    '',
  ].join('\n');
