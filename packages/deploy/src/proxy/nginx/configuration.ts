import { FAILURES, type Failure, failureBody } from '../failures.ts';
import { hostsOf, namedBy, type ProxySettings } from '../settings.ts';
import { apiLocations, apiMaps, bankCertificate, passing, upstream } from './api-locations.ts';
import { appLocations, sending, subdomainHeaders, subdomainMaps } from './app-locations.ts';
import { balancerMaps, realAddress } from './balancers.ts';
import { addedHeaders, headerMaps } from './headers.ts';
import { block, quoted } from './text.ts';

/**
 * A path, not a named location. A named location needs a parsed URI, and a 400 may be about a URI that cannot be
 * parsed.
 */
const sentence = ({ status }: Failure) => `/.corre/${status}`;

const failurePage = (failure: Failure) => {
  const { inner, status } = failure;
  return `error_page ${inner === undefined ? status : `${inner} =${status}`} ${sentence(failure)};`;
};

/** Stands for the variable with the id of the request, because `quoted` refuses variables. */
const ID = 'REQUEST-ID';

const failureLocation = (failure: Failure) =>
  block(`location = ${sentence(failure)}`, [
    'internal;',
    'recursive_error_pages off;',
    'default_type application/json;',
    `return ${failure.status} ${quoted(failureBody(failure, ID)).replaceAll(ID, '$request_id')};`,
  ]);

export const failures = () => [
  '# What nginx says by itself, in the form in which the API says it. What the API answers passes as it is.',
  ...FAILURES.map(failurePage),
  '# a call that goes on elsewhere (below) may fail there',
  'recursive_error_pages on;',
  ...FAILURES.flatMap(failureLocation),
];

const names = (settings: ProxySettings) => `server_name ${hostsOf(settings).join(' ')};`;

/** Port 80 answers certificate challenges. It redirects everything else to https and keeps the method. */
const plainServer = (settings: ProxySettings) =>
  block('server', [
    ...settings.listen.map((address) => `listen ${address}:${settings.http};`),
    names(settings),
    'server_tokens off;',
    '# an address may carry the token of a tracking link, and this server only sends on',
    'access_log off;',
    ...block('location ^~ /.well-known/acme-challenge/', [`root ${settings.wellKnown}/acme;`]),
    ...block('location /', [
      `return 308 https://$host${settings.https === 443 ? '' : `:${settings.https}`}$request_uri;`,
    ]),
  ]);

const mainServer = (settings: ProxySettings) =>
  block('server', [
    '# nginx 1.25 and later know `http2 on` as well and say so; this form works in all',
    ...settings.listen.map((address) => `listen ${address}:${settings.https} ssl http2;`),
    names(settings),
    `ssl_certificate ${settings.certificate};`,
    `ssl_certificate_key ${settings.key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:corre_tls:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    ...bankCertificate(settings),
    'server_tokens off;',
    '# a photo of 5 MB in base64; the API allows less where no file comes',
    'client_max_body_size 8m;',
    'client_body_buffer_size 128k;',
    'limit_req_status 429;',
    'limit_conn_status 429;',
    '',
    ...realAddress(settings),
    ...addedHeaders(),
    ...subdomainHeaders(settings),
    '',
    ...sending(settings),
    '',
    ...passing(settings),
    '',
    ...failures(),
    '',
    ...apiLocations(settings),
    '',
    ...appLocations(settings),
  ]);

/** Returns the whole configuration for nginx 1.18 and later, to be included at its http level (ADR 0040). */
export const nginxConfiguration = (settings: ProxySettings): string =>
  namedBy(
    settings,
    [
      '# Made by `npm run deploy:conf -- nginx`: change its options or the table behind it, not this file (docs/proxy.md).',
      ...upstream(settings),
      ...apiMaps(settings),
      ...balancerMaps(settings),
      ...subdomainMaps(settings),
      ...headerMaps(),
      '',
      ...plainServer(settings),
      '',
      ...mainServer(settings),
      '',
    ].join('\n'),
  );
