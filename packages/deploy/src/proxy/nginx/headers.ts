import { SECURITY_HEADERS } from '@corre/api/transport/web/protection.ts';
import { CACHE_HASHED, CACHE_OTHER, HASHED_FOLDER, WORKER_FILE, WORKER_SCOPE } from '@corre/contract/web-paths.ts';
import { FAILURES } from '../failures.ts';
import { block, map, quoted } from './text.ts';

const lower = (header: string) => header.toLowerCase().replaceAll('-', '_');
const variable = (header: string) => `$corre_${lower(header)}`;

/** Is empty when the API has set the header, because nginx omits a header with an empty value. */
const unlessSaid = (header: string, value: string) =>
  map(`$upstream_http_${lower(header)} ${variable(header)}`, `"" ${value};`);

const waits = FAILURES.flatMap(({ status, retryAfter }) =>
  retryAfter === undefined ? [] : [`"${status}:" ${retryAfter};`],
);

/** Returns the variables for `add_header`, at nginx's http level. They depend on the answer and on who gave it. */
export const headerMaps = (): string[] => [
  '# The security headers of every answer are the ones that the API sends, said once whoever answers. No location may have an',
  '# add_header of its own: nginx would then forget these.',
  ...[...SECURITY_HEADERS].flatMap(([header, value]) => unlessSaid(header, quoted(value))),
  '',
  '# Names below assets/ carry the hash of their content; everything else may change with the next release.',
  ...block('map "$status:$uri" $corre_file_cache', [
    `default "${CACHE_OTHER}";`,
    `"~^(200|206|304):/${HASHED_FOLDER}/" "${CACHE_HASHED}";`,
  ]),
  ...unlessSaid('Cache-Control', '$corre_file_cache'),
  "# A panel's service worker must also control its address without the slash, which lies above its own folder.",
  ...map('$uri $corre_worker_scope', `"/${WORKER_FILE}" "${WORKER_SCOPE}";`),
  ...map('"$status:$upstream_http_retry_after" $corre_retry_after', ...waits),
];

/** The only place with `add_header`, at the server level. */
export const addedHeaders = (): string[] => [
  ...[...SECURITY_HEADERS.keys()].map((header) => `add_header ${header} ${variable(header)} always;`),
  `add_header Cache-Control ${variable('Cache-Control')} always;`,
  'add_header Service-Worker-Allowed $corre_worker_scope;',
  'add_header Retry-After $corre_retry_after always;',
];
