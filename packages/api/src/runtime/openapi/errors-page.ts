import { ERRORS, type ErrorCode, GROUPS } from '@corre/contract/erros/list.ts';

const TITLES: Record<keyof typeof GROUPS, string> = {
  TRANSPORTE: 'Any call',
  ACESSO: 'Sessions, passwords and API keys',
  PESSOAS: 'Couriers, shops, registrations and photos',
  DESPACHO: 'Offers, steps, assignment and suspensions',
  PEDIDOS: 'Requests and their deliveries',
  DINHEIRO: "Weeks, payments and the bank's files",
  CUSTODIA: 'Cash and card machines in the hands of couriers',
  INTEGRACOES: 'Integrations and webhooks',
};

const INTRODUCTION = `# Errors

This page is generated: \`npm run openapi\` writes it from \`packages/contract/src/erros/\`.

Every error of REST has these fields, and tRPC carries them in the data of the error:

- \`detail\`: a Portuguese sentence for people. Show the sentence, and do not compare it: a text may change.
- \`codigo\`: for programs. A code never changes its meaning. A new release may add codes, so treat an unknown code by the
  HTTP status.
- \`campo\`: the input field at fault. Absent if no field is at fault.
- \`request_id\`: finds the call in the log. The header \`X-Request-Id\` has the same value.

With \`Accept: application/problem+json\` REST answers the form of RFC 9457: also \`type\` (an address of \`/api/docs/erros\`
with the code as its anchor), \`title\`, \`status\` and \`instance\`. A caller that ranks \`application/json\` as high and names
it first gets the short form.

- 405 names the methods of the address in \`Allow\`.
- 429 and 503 say in \`Retry-After\` how many seconds to wait. \`RateLimit-Policy\` and \`RateLimit\` of every REST answer
  say the calls of a burst, the calls that are left, and the seconds until all are back.
- The proxy in front of the API answers a few errors by itself, with the same codes and always in the short form. 502 has
  the code of 503, \`SERVIDOR_VOLTANDO\`.

Sentences with values are shown with example values. Open Delivery has its own form of errors without codes
([open-delivery.md](open-delivery.md)).
`;

const cell = (text: string) => text.replaceAll('|', '\\|');

function row(code: ErrorCode): string {
  const { http, example, remedy } = ERRORS[code];
  return `| \`${code}\` | ${http} | ${cell(example)} | ${cell(remedy)} |`;
}

/** Whether the text is a code of the list. */
export const isCode = (name: string): name is ErrorCode => name in ERRORS;

/** Whether the text is a part of the list. */
export const isGroup = (name: string): name is keyof typeof GROUPS => name in GROUPS;

const section = (group: keyof typeof GROUPS): string =>
  [
    `## ${TITLES[group]}`,
    '',
    '| code | status | sentence | what the caller can do |',
    '|---|---|---|---|',
    ...Object.keys(GROUPS[group]).filter(isCode).sort().map(row),
    '',
  ].join('\n');

/** Returns docs/errors.md: the codes by part of the product, with status, sentence and what the caller can do. */
export const errorsPage = (): string => [INTRODUCTION, ...Object.keys(GROUPS).filter(isGroup).map(section)].join('\n');
