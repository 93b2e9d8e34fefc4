/** The headers of answers and refusals. */
export const HEADERS = {
  RetryAfter: {
    description: 'Segundos até uma nova tentativa ajudar.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  RateLimit: {
    description: 'O que resta a quem chama, e por quantos segundos (IETF RateLimit, versão 10).',
    schema: { type: 'string' },
    example: '"conta";r=118;t=42',
  },
  RateLimitPolicy: {
    description: 'O limite que conta quem chama (IETF RateLimit, versão 10).',
    schema: { type: 'string' },
    example: '"conta";q=120;w=60',
  },
  Link: {
    description: 'O endereço da próxima página, `rel="next"` (RFC 8288). Falta na última página.',
    schema: { type: 'string' },
    example: '<https://corre.example/api/comercio/A%C3%A7a%C3%AD/solicitacoes?encerradas_antes_de=4711>; rel="next"',
  },
  Deprecation: {
    description: 'O dia desde o qual um programa novo não usa a chamada (RFC 9745).',
    schema: { type: 'string' },
    example: '@1795651200',
  },
  Sunset: {
    description: 'O primeiro dia sem a chamada (RFC 8594).',
    schema: { type: 'string' },
    example: 'Fri, 25 Dec 2026 00:00:00 GMT',
  },
  WwwAuthenticate: {
    description: 'O que falta: `Bearer` sem chave; com uma chave recusada também `error` e, no 403, `scope`.',
    schema: { type: 'string' },
    example: 'Bearer realm="corre", error="invalid_token"',
  },
} as const;

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
/** The limit that counts the caller. */
export const LIMITS = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') };
/** The address of a list's next page. */
export const NEXT_PAGE = { Link: header('Link') };
/** The end of a call that will go. */
export const ENDING = { Deprecation: header('Deprecation'), Sunset: header('Sunset') };
/** When to call again. */
export const RETRY = { 'Retry-After': header('RetryAfter') };
/** What a refused caller lacks. */
export const CHALLENGE = { 'WWW-Authenticate': header('WwwAuthenticate') };
