import {
  API_TREES,
  CLIENT_LIVE_PATH,
  HEALTH_PATHS,
  INNER_PATHS,
  LIVE_PATH,
  OPEN_DELIVERY_PLACES,
  PIX_WEBHOOK_PATH,
  SECURITY_TXT_PATH,
  TRACKING_PATH,
  UNLOGGED_PREFIXES,
} from '@corre/contract/web-paths.ts';
import type { ProxySettings } from '../settings.ts';
import { schemeOf } from './balancers.ts';
import { block, map } from './text.ts';

/**
 * The proxy closes an idle connection before the API does (75 s). No call then meets a connection that is being
 * closed. A process is never marked as failed, because a broken live stream must not count against a healthy process.
 * A call that meets a dead process goes to the next one.
 */
export const upstream = ({ api }: ProxySettings): string[] =>
  block('upstream corre_api', [
    'zone corre_api 64k;',
    'least_conn;',
    ...api.map((address) => `server ${address} max_fails=0;`),
    'keepalive 64;',
    'keepalive_timeout 55s;',
  ]);

/** Returns the maps for nginx's http level. */
export const apiMaps = ({ calls }: ProxySettings): string[] => [
  '# A change that carries a key has one effect however often it arrives: it may be tried at a second process.',
  ...map('"$request_method:$http_idempotency_key" $corre_keyed', '"~^(POST|PUT|PATCH|DELETE):." 1;'),
  '# Per address, and generous: an office behind one address, at the height of a Friday. Above it the API has brakes of its own.',
  `limit_req_zone $binary_remote_addr zone=corre_calls:10m rate=${calls}r/s;`,
  'limit_conn_zone $binary_remote_addr zone=corre_open:10m;',
  'limit_conn_zone $binary_remote_addr zone=corre_streams:10m;',
];

/**
 * How calls are passed to the API. At the server level, because locations without headers of their own inherit these.
 */
export const passing = (settings: ProxySettings): string[] => [
  'proxy_http_version 1.1;',
  '# with its port, which the Origin is compared with',
  'proxy_set_header Host $http_host;',
  'proxy_set_header Connection "";',
  '# the one address that we saw: what the client claims is not passed on',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  `proxy_set_header X-Forwarded-Proto ${schemeOf(settings)};`,
  'proxy_set_header X-Forwarded-Host "";',
  'proxy_set_header Forwarded "";',
  '# our own: the log of the API and ours name a request alike, and nobody names theirs as another',
  'proxy_set_header X-Request-Id $request_id;',
  'proxy_connect_timeout 2s;',
  'proxy_send_timeout 30s;',
  'proxy_read_timeout 30s;',
  'proxy_next_upstream error timeout;',
  'proxy_next_upstream_tries 3;',
  'proxy_next_upstream_timeout 10s;',
];

/** Without a URI part, nginx passes the path unchanged, with %2F still encoded. */
const pass = 'proxy_pass http://corre_api;';
/** The API compresses its own answers. */
const plain = 'gzip off;';
const brakes = ({ calls, open }: ProxySettings) => [
  `limit_req zone=corre_calls burst=${2 * calls} nodelay;`,
  `limit_conn corre_open ${open};`,
];

const tree = (settings: ProxySettings, path: string) =>
  [`= ${path}`, `^~ ${path}/`].flatMap((where) =>
    block(`location ${where}`, ['if ($corre_keyed) { return 419; }', ...brakes(settings), plain, pass]),
  );

/**
 * Locations whose path contains a secret. No log may keep the path. They allow no second attempt, because its location
 * has a log.
 */
const unlogged = (settings: ProxySettings, prefix: string) =>
  block(`location ^~ ${prefix}`, [
    ...(settings.bankCa !== undefined && prefix.startsWith(PIX_WEBHOOK_PATH)
      ? ['if ($ssl_client_verify != SUCCESS) { return 403; }']
      : []),
    'access_log off;',
    'error_log /dev/null;',
    ...brakes(settings),
    plain,
    pass,
  ]);

/** Asks each caller for a certificate of the bank's authority. Only the webhook demands one. */
export const bankCertificate = ({ bankCa }: ProxySettings): string[] =>
  bankCa === undefined ? [] : [`ssl_client_certificate ${bankCa};`, 'ssl_verify_client optional;'];

/** Returns the locations of everything that the API answers. */
export const apiLocations = (settings: ProxySettings): string[] => [
  'error_page 419 = @keyed;',
  '# The live streams: never buffered. A ping comes every 3.5 s, so that 30 s of silence is a dead line.',
  ...[LIVE_PATH, CLIENT_LIVE_PATH].flatMap((path) =>
    block(`location = ${path}`, ['proxy_buffering off;', `limit_conn corre_streams ${settings.open};`, plain, pass]),
  ),
  ...API_TREES.filter((path) => path !== TRACKING_PATH).flatMap((path) => tree(settings, path)),
  '# The token of a tracking link stands in these addresses.',
  ...UNLOGGED_PREFIXES.flatMap((prefix) => unlogged(settings, prefix)),
  ...block('location @keyed', ['proxy_next_upstream error timeout non_idempotent;', ...brakes(settings), plain, pass]),
  ...[...HEALTH_PATHS, SECURITY_TXT_PATH, ...OPEN_DELIVERY_PLACES, TRACKING_PATH].flatMap((path) =>
    block(`location = ${path}`, [plain, pass]),
  ),
  ...INNER_PATHS.flatMap((path) => block(`location = ${path}`, ['return 404;'])),
];
