import type { Panel } from '@corre/contract/panels.ts';
import { HASHED_FOLDER, HOME_FILE } from '@corre/contract/web-paths.ts';
import { hostOf, originOf, type ProxySettings, panels, site } from '../settings.ts';
import { block, map, quoted } from './text.ts';

/** The content types of a build's files, and of our own texts. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
} as const;
const texts = Object.keys(TYPES).filter((type) => !/^(image\/(?!svg)|font)/.test(type));
/** nginx always includes HTML in this list, and warns when it is named. */
const textsBesideHtml = texts.filter((type) => type !== 'text/html').join(' ');

/** How files are sent, for the server level. */
export const sending = ({ brotli }: ProxySettings): string[] => [
  ...block(
    'types',
    Object.entries(TYPES).map(([type, ends]) => `${type} ${ends};`),
  ),
  'default_type application/octet-stream;',
  'charset utf-8;',
  `charset_types ${textsBesideHtml};`,
  '# made once, at the release; on the fly only where a file came without',
  'gzip_static on;',
  ...(brotli ? ['brotli_static on;'] : []),
  'gzip_vary on;',
  'gzip on;',
  'gzip_min_length 1024;',
  `gzip_types ${textsBesideHtml};`,
];

/**
 * A page's ETag would be its time and size, and two releases may have the same. A page is small, so it is always sent
 * whole. Hashed files need no ETag.
 */
const untagged = ['etag off;', 'if_modified_since off;'];

/** Redirects a panel's path to the panel's own host, if each panel has one. */
const elsewhere = (settings: ProxySettings, panel: Panel): string[] => {
  if (settings.mode === 'path') return [];
  if (panel === site) return ['if ($corre_leads_to) { return 302 $corre_leads_to; }'];
  const host = hostOf(settings, panel);
  return [`if ($host != ${host}) { return 302 ${originOf(settings, host)}$request_uri; }`];
};

/** Returns the locations of one app's pages and files. */
export function panelLocations(settings: ProxySettings, panel: Panel): string[] {
  const { name, path } = panel;
  const [page, pool] = [`root ${settings.apps}/${name}/current;`, `root ${settings.apps}/${name}/pool;`];
  const below = path === '/' ? [] : [`rewrite ^${path}(/.*)$ $1 break;`];
  const move = elsewhere(settings, panel);
  const base = path === '/' ? '' : path;
  return [
    `# ${name}`,
    ...block(`location ^~ ${base}/${HASHED_FOLDER}/`, [...below, pool, 'try_files $uri =404;']),
    ...block(`location ${base === '' ? '/' : `^~ ${base}/`}`, [
      ...move,
      ...below,
      page,
      'try_files $uri /index.html =404;',
      ...untagged,
    ]),
    ...block(base === '' ? 'location = /' : `location = ${base}`, [
      ...move,
      page,
      `try_files ${base === '' ? `/${HOME_FILE} ` : ''}/index.html =404;`,
      ...untagged,
    ]),
  ];
}

/** Returns the locations of all apps. A path without a file gets the app's page, which routes in the browser. */
export const appLocations = (settings: ProxySettings): string[] =>
  [...panels, site].flatMap((panel) => panelLocations(settings, panel));

/** Returns the additional headers of the host-per-panel mode. */
export const subdomainHeaders = ({ mode }: ProxySettings): string[] =>
  mode === 'path' ? [] : ['add_header Clear-Site-Data $corre_forgotten always;'];

/**
 * Returns the maps for a host per panel (ADR 0040). The bare host name leads to the panel, unless the panel's page
 * leads out ('Sair'). The public site gets every path that is not the panel's.
 */
export function subdomainMaps(settings: ProxySettings): string[] {
  if (settings.mode === 'path') return [];
  const out = originOf(settings, settings.host);
  const homes = panels.map(
    (panel) => `${hostOf(settings, panel)} ${originOf(settings, hostOf(settings, panel))}${panel.path};`,
  );
  return [
    "# The panel of a panel's own host, and where its other paths lead: its bare name to the panel, unless the panel itself",
    "# sends somebody out ('Sair'); everything else to the public site.",
    ...map('$host $corre_panel', ...homes),
    ...block('map "$corre_panel $http_sec_fetch_site $uri" $corre_leads_to', [
      '"~^ " "";',
      `"~^\\S+ same-origin /$" ${out}/;`,
      '"~ /$" $corre_panel;',
      `default ${out}$request_uri;`,
    ]),
    "# Who signed in and is led to their panel's host leaves nothing of it on the public site's: 'Sair' reaches the panel's alone.",
    '# What a page of the site only asks for (Sec-Fetch-Dest: empty) leads nobody away.',
    ...map(
      '"$host $status $upstream_status $http_sec_fetch_dest" $corre_forgotten',
      `"${settings.host} 302  empty" "";`,
      `"~^${settings.host.replaceAll('.', '\\.')} 302  " ${quoted('"storage"')};`,
    ),
  ];
}
