import {
  API_TREES,
  CLIENT_LIVE_PATH,
  HEALTH_PATHS,
  INNER_PATHS,
  LIVE_PATH,
  OPEN_DELIVERY_PLACES,
  PIX_WEBHOOK_PATH,
  SECURITY_TXT_PATH,
} from '@corre/contract/web-paths.ts';
import type { ProxySettings } from '../settings.ts';
import { block, quoted } from './text.ts';

/** Largest body, in bytes. A photo of 5 MB in base64 fits. */
const BODY_MAX = 8 * 1024 * 1024;

/**
 * Balancers in front of Caddy. Caddy appends its own address to their X-Forwarded-For, so the API must trust one more
 * proxy.
 */
const trusting = ({ trusted }: ProxySettings) => (trusted.length === 0 ? [] : [`trusted_proxies ${trusted.join(' ')}`]);

/**
 * Caddy avoids a failed process for 1 s, and a call waits up to 2 s for another process. Caddy retries only reads,
 * because it keeps no body for a second attempt. The panels retry changes themselves, with the same idempotency key.
 */
const passing = (settings: ProxySettings) =>
  block(`reverse_proxy ${settings.api.join(' ')}`, [
    'lb_policy round_robin',
    'lb_try_duration 2s',
    'lb_try_interval 100ms',
    'fail_duration 1s',
    ...trusting(settings),
    'header_up -X-Forwarded-Host',
    'header_up -Forwarded',
    'header_up X-Request-Id {http.request.uuid}',
    '# the API lets go of an idle connection after 75 s, and compresses what it answers',
    ...block('transport http', [
      'versions 1.1',
      'compression off',
      'dial_timeout 2s',
      'response_header_timeout 30s',
      'keepalive 55s',
    ]),
  ]);

/** Caddy checks only the announced size. The API limits the real size of a body. */
const bounded = () => [
  `@large expression {header.Content-Length} != "" && int({header.Content-Length}) > ${BODY_MAX}`,
  'error @large 413',
];

/** Without a certificate the subject is null, not an empty text. */
const WITH_CERTIFICATE = '{http.request.tls.client.subject} != null && {http.request.tls.client.subject} != ""';

/**
 * Refuses callers of the bank's webhook without a certificate of the bank's authority. A `handle`, because Caddy runs a
 * bare `respond` after every `handle`.
 */
const onlyTheBank = ({ bankCa }: ProxySettings) =>
  bankCa === undefined
    ? []
    : [
        ...block('@no_bank', [`path ${PIX_WEBHOOK_PATH}/*`, `not expression ${quoted(WITH_CERTIFICATE)}`]),
        ...block('handle @no_bank', ['respond 403']),
      ];

/** Returns the routes of everything that the API answers, inside a site. */
export const apiRoutes = (settings: ProxySettings): string[] => [
  `@api path ${[...API_TREES.flatMap((tree) => [tree, `${tree}/*`]), ...HEALTH_PATHS, SECURITY_TXT_PATH, ...OPEN_DELIVERY_PLACES].join(' ')}`,
  `@live path ${LIVE_PATH} ${CLIENT_LIVE_PATH}`,
  ...onlyTheBank(settings),
  ...block('handle @live', [
    '# never buffered; a ping comes every 3.5 s, so that 30 s of silence is a dead line',
    ...block(`reverse_proxy ${settings.api.join(' ')}`, [
      'lb_policy round_robin',
      'lb_try_duration 2s',
      'lb_try_interval 100ms',
      'fail_duration 1s',
      'flush_interval -1',
      ...trusting(settings),
      ...block('transport http', ['versions 1.1', 'compression off', 'dial_timeout 2s', 'read_timeout 30s']),
    ]),
  ]),
  ...block('handle @api', [...bounded(), ...passing(settings)]),
  ...INNER_PATHS.flatMap((path) => block(`handle ${path}`, ['error 404'])),
];
