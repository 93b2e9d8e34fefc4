import type { Panel } from '@corre/contract/panels.ts';
import {
  CACHE_HASHED,
  CACHE_OTHER,
  HASHED_FOLDER,
  HOME_FILE,
  WORKER_FILE,
  WORKER_SCOPE,
} from '@corre/contract/web-paths.ts';
import { hostOf, originOf, type ProxySettings, panels, site } from '../settings.ts';
import { block, quoted } from './text.ts';

const files = block('file_server', ['precompressed br gzip']);

/**
 * Adds a header to some files. It matches the end of the path, because Caddy matches before it strips the panel's
 * path.
 */
const only = (name: string, ends: string, header: string) => [`@${name} path ${ends}`, `header @${name} ${header}`];

/**
 * Shared by all pages. A page's ETag would be its time and size, and two releases may have the same, so ETags are off.
 */
const pageSnippet = (): string[] =>
  block('(corre_page)', [
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    'encode gzip',
    ...block('header', [`?Cache-Control ${CACHE_OTHER}`, '-ETag', '-Last-Modified', 'defer']),
    ...only('worker', `*/${WORKER_FILE}`, `Service-Worker-Allowed ${WORKER_SCOPE}`),
    ...only('manifest', '*.webmanifest', 'Content-Type "application/manifest+json; charset=utf-8"'),
    ...only('text', '*.txt', 'Content-Type "text/plain; charset=utf-8"'),
    '@change not method GET HEAD',
    'error @change 405',
    'try_files {path} /index.html',
    ...files,
  ]);

const hashedSnippet = (): string[] =>
  block('(corre_hashed)', [
    'encode gzip',
    `header ?Cache-Control ${quoted(CACHE_HASHED)}`,
    ...only('face', '*.woff2', 'Content-Type font/woff2'),
    ...files,
  ]);

export const snippets = (): string[] => [...pageSnippet(), ...hashedSnippet()];

/** Redirects a panel's path to the panel's own host, if each panel has one. */
function elsewhere(settings: ProxySettings, panel: Panel): string[] {
  if (settings.mode === 'path' || panel === site) return [];
  const host = hostOf(settings, panel);
  return [
    `@not_${panel.name} not host ${host}`,
    ...block(`handle @not_${panel.name}`, [
      // A fetch by a page of the public site is no navigation, so it must not clear the storage.
      ...(panel.host === null
        ? []
        : [
            `@led_to_${panel.name} not header Sec-Fetch-Dest empty`,
            `header @led_to_${panel.name} Clear-Site-Data ${quoted('"storage"')}`,
          ]),
      `redir ${originOf(settings, host)}{http.request.orig_uri} 302`,
    ]),
  ];
}

/**
 * Redirects a panel's bare host name to the panel, unless its own page leads out ('Sair'). The public site gets all
 * other paths.
 */
function siteOfAll(settings: ProxySettings): string[] {
  if (settings.mode === 'path') return [];
  const homes = panels.flatMap((panel) => [
    ...block(`@home_${panel.name}`, [
      `host ${hostOf(settings, panel)}`,
      'path /',
      'not header Sec-Fetch-Site same-origin',
    ]),
    `redir @home_${panel.name} ${originOf(settings, hostOf(settings, panel))}${panel.path} 302`,
  ]);
  return [
    ...homes,
    `@not_site not host ${settings.host}`,
    `redir @not_site ${originOf(settings, settings.host)}{uri} 302`,
  ];
}

function panelRoutes(settings: ProxySettings, panel: Panel): string[] {
  const [page, pool] = [`root * ${settings.apps}/${panel.name}/current`, `root * ${settings.apps}/${panel.name}/pool`];
  const base = panel.path === '/' ? '' : panel.path;
  const below = base === '' ? [] : [`uri strip_prefix ${base}`];
  return [
    `# ${panel.name}`,
    ...block(`handle ${base}/${HASHED_FOLDER}/*`, [...below, pool, 'import corre_hashed']),
    ...(base === ''
      ? block('handle', [...siteOfAll(settings), page, `rewrite / /${HOME_FILE}`, 'import corre_page'])
      : [
          `@${panel.name} path ${base} ${base}/*`,
          ...block(`handle @${panel.name}`, [
            ...elsewhere(settings, panel),
            ...block('handle', [...below, page, 'import corre_page']),
          ]),
        ]),
  ];
}

/** Returns the routes of the pages and files of all apps, inside a site. */
export const appRoutes = (settings: ProxySettings): string[] =>
  [...panels, site].flatMap((panel) => panelRoutes(settings, panel));
