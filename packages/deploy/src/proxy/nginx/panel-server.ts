import type { Panel } from '@corre/contract/panels.ts';
import type { ProxySettings } from '../settings.ts';
import { panelLocations, sending } from './app-locations.ts';
import { addedHeaders, headerMaps } from './headers.ts';
import { block } from './text.ts';

/** The port in a container. It needs no root rights. TLS ends in front of the container. */
const PANEL_PORT = 8080;

/**
 * Returns nginx's whole configuration in one panel's container (deploy/Dockerfile): the panel's pages and files with
 * all headers, and nothing else. nginx runs without root rights and writes only to /tmp.
 */
export const panelServer = (settings: ProxySettings, panel: Panel, port = PANEL_PORT): string =>
  [
    `# Made by \`npm run deploy:conf -- panel:${panel.name}\`: change the table behind it, not this file.`,
    'daemon off;',
    'pid /tmp/nginx.pid;',
    'error_log stderr warn;',
    'events { }',
    ...block('http', [
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path /tmp/${part};`),
      ...headerMaps(),
      '',
      ...block('server', [
        `listen ${port};`,
        'server_tokens off;',
        '# a redirect of ours must not name the port of the container',
        'absolute_redirect off;',
        ...addedHeaders(),
        ...sending(settings),
        ...panelLocations({ ...settings, mode: 'path' }, panel),
        // Without it, nginx would show its welcome page.
        ...(panel.path === '/' ? [] : block('location /', ['return 404;'])),
      ]),
    ]),
    '',
  ].join('\n');
