import { SECURITY_HEADERS } from '@corre/api/transport/web/protection.ts';
import { CACHE_OTHER } from '@corre/contract/web-paths.ts';
import { FAILURES, type Failure, failureBody } from '../failures.ts';
import { hostsOf, namedBy, originOf, type ProxySettings } from '../settings.ts';
import { apiRoutes } from './api.ts';
import { appRoutes, snippets } from './apps.ts';
import { block, quoted } from './text.ts';

/** The `?` sets a header only if the API has not set it. */
const headersSnippet = () =>
  block('(corre_headers)', [
    ...block(
      'header',
      [...SECURITY_HEADERS].map(([header, value]) => `?${header} ${quoted(value)}`),
    ),
  ]);

const failure = (one: Failure): string[] => {
  const { status, retryAfter } = one;
  const named = `@is_${status}`;
  return [
    `${named} expression {http.error.status_code} == ${status}`,
    ...block(`handle ${named}`, [
      ...(retryAfter === undefined ? [] : [`header Retry-After ${retryAfter}`]),
      `respond ${quoted(failureBody(one, '{http.request.uuid}'))} ${status}`,
    ]),
  ];
};

const failures = () =>
  block('handle_errors', [
    'import corre_headers',
    'header Content-Type "application/json; charset=utf-8"',
    `header Cache-Control ${CACHE_OTHER}`,
    ...FAILURES.flatMap(failure),
  ]);

const bind = ({ listen }: ProxySettings) => `bind ${listen.join(' ')}`;

/** With the bank's authority, callers that show a certificate show one of it. 2.8 calls the line deprecated. */
const tls = ({ certificate, key, bankCa }: ProxySettings) =>
  bankCa === undefined
    ? [`tls ${certificate} ${key}`]
    : block(
        `tls ${certificate} ${key}`,
        block('client_auth', ['mode verify_if_given', `trusted_ca_cert_file ${bankCa}`]),
      );

const mainSite = (settings: ProxySettings) =>
  block(
    hostsOf(settings)
      .map((host) => originOf(settings, host))
      .join(', '),
    [
      bind(settings),
      '# without this line Caddy gets a certificate by itself',
      ...tls(settings),
      'import corre_headers',
      '',
      ...apiRoutes(settings),
      '',
      ...appRoutes(settings),
      '',
      '# What Caddy says by itself, in the form in which the API says it. What the API answers passes as it is.',
      ...failures(),
    ],
  );

const plainSite = (settings: ProxySettings) =>
  block(
    hostsOf(settings)
      .map((host) => `http://${host}:${settings.http}`)
      .join(', '),
    [
      bind(settings),
      ...block('handle /.well-known/acme-challenge/*', [`root * ${settings.wellKnown}/acme`, 'file_server']),
      ...block('handle', [`redir https://{host}${settings.https === 443 ? '' : `:${settings.https}`}{uri} 308`]),
    ],
  );

/** Returns the whole configuration for Caddy 2.6 and later (ADR 0040). It has no limits per address. */
export const caddyConfiguration = (settings: ProxySettings): string =>
  namedBy(
    settings,
    [
      '# Made by `npm run deploy:conf -- caddy`: change its options or the table behind it, not this file (docs/proxy.md).',
      ...headersSnippet(),
      ...snippets(),
      '',
      ...plainSite(settings),
      '',
      ...mainSite(settings),
      '',
    ].join('\n'),
  );
