import { Agent, request } from 'undici';
import type { Config } from '../../base/config.ts';
import { FAILURES, failureOf } from '../http/failure.ts';
import { retryAfter } from '../http/retry-after.ts';
import type { Falha } from '../recebimentos/porta.ts';
import type { Credenciais } from './credenciais.ts';

/** The most bytes of an answer: a page of Pix with refunds has some hundred KB. */
const ANSWER_BYTES = 4 * 1_024 * 1_024;
const HEADERS_BYTES = 16 * 1_024;
/** The most calls of this process to the bank at once. Others wait. */
const AT_ONCE = 8;

/** An answer of the bank. `corpo` is null if the body is no JSON. */
export interface Respondida {
  http: number;
  corpo: unknown;
  esperar: number | null;
}

export interface Chamada {
  metodo: 'GET' | 'PUT' | 'PATCH' | 'POST';
  url: URL;
  headers: Record<string, string>;
  corpo?: string;
}

/** Returns a failure without an answer. The sentence has no address. */
const semResposta = (error: unknown): Falha => ({
  falha: 'indisponivel',
  erro: `o banco não respondeu: ${FAILURES[failureOf(error)]}`,
  esperar: null,
});

/** Reads a whole body. @throws if it is larger than an answer of the bank can be */
async function whole(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > ANSWER_BYTES) throw Object.assign(new Error('too large'), { code: 'UND_ERR_HEADERS_OVERFLOW' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Returns the caller of the bank, with mTLS and no redirects, cookies or proxy. The operator names the address, so a
 * private one is allowed: some banks are reached through a line of their own. Only TLS is spoken. Never throws.
 */
export function chamadorDoBanco({ PIX_ESPERA_SEGUNDOS }: Config, { cert, key, ca }: Credenciais) {
  const timeout = PIX_ESPERA_SEGUNDOS * 1_000;
  const agent = new Agent({
    allowH2: false,
    pipelining: 0,
    connections: AT_ONCE,
    maxHeaderSize: HEADERS_BYTES,
    connect: { timeout, cert, key, ...(ca !== undefined && { ca }), minVersion: 'TLSv1.2' },
  });
  const chamar = async ({ metodo, url, headers, corpo }: Chamada): Promise<Respondida | Falha> => {
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method: metodo,
        headers: { accept: 'application/json', 'user-agent': 'Corre', ...headers },
        ...(corpo !== undefined && { body: corpo }),
        signal: AbortSignal.timeout(timeout),
      });
      const esperar = retryAfter(answer.headers['retry-after'], Date.now());
      return { http: answer.statusCode, corpo: json(await whole(answer.body)), esperar };
    } catch (error) {
      return semResposta(error);
    }
  };
  return { chamar, close: () => agent.destroy() };
}
