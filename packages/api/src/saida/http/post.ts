import type { Readable } from 'node:stream';
import { type Agent, request } from 'undici';
import { type Reach, readAddress } from './address.ts';
import { outsideAgent } from './agent.ts';
import { FAILURES, type Failure, failureOf } from './failure.ts';
import { retryAfter } from './retry-after.ts';

/** The limit of a whole call, in milliseconds: DNS lookup, connection and answer. */
const WHOLE_CALL_MS = 10_000;
/** The bytes of an answer that are read by default. The rest is dropped. */
const ANSWER_BYTES = 1_024;

/** One POST of JSON to another system. */
export interface OutsideCall {
  config: Reach;
  url: string;
  /** the exact bytes to send; '' sends no body */
  body: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** the bytes of the answer to read, by default 1 KB */
  answerBytes?: number;
}

/** An answer: its status, the first KB of its body, and the requested wait in seconds, if any. */
export interface Answered {
  http: number;
  corpo: string;
  esperar: number | null;
  /** a Portuguese text about this answer, if the caller knows more than the status says */
  erro?: string;
}

/** No answer: the kind of failure, and a Portuguese text without any address. */
export interface Unanswered {
  falha: Failure;
  erro: string;
}

export type Outcome = Answered | Unanswered;

const unanswered = (falha: Failure): Unanswered => ({ falha, erro: FAILURES[falha] });

/** Reads the beginning of a body, as far as it arrives in time, and closes the connection. */
async function beginning(body: Readable, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // Destroying the body emits an error, and an unhandled one would end the process.
  body.on('error', () => undefined);
  try {
    for await (const part of body) {
      parts.push(Buffer.from(part));
      size += part.length;
      if (size >= bytes) break;
    }
  } catch {
    // The status has arrived, and only the status counts.
  }
  body.destroy();
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}

/** Posts with this agent. Never throws. */
export async function postBy(
  agent: Agent,
  { config, url, body, headers, timeoutMs, answerBytes = ANSWER_BYTES }: OutsideCall,
): Promise<Outcome> {
  const address = readAddress(config, url);
  if (typeof address === 'string') return unanswered('address');
  try {
    const answer = await request(address, {
      dispatcher: agent,
      method: 'POST',
      body,
      headers: { ...(body !== '' && { 'content-type': 'application/json' }), 'user-agent': 'Corre', ...headers },
      // A limit that is what is left of another one has fractions, which the timer refuses.
      signal: AbortSignal.timeout(Math.ceil(timeoutMs ?? WHOLE_CALL_MS)),
    });
    const esperar = retryAfter(answer.headers['retry-after'], Date.now());
    return { http: answer.statusCode, corpo: await beginning(answer.body, answerBytes), esperar };
  } catch (error) {
    return unanswered(failureOf(error));
  }
}

const agents = { guarded: outsideAgent(false), local: outsideAgent(true) };

/**
 * Posts JSON to an address that a user entered, if it may be called (ADR 0037). The check happens at the connection.
 * The call takes 10 s at most and reads 1 KB of the answer by
 * default. It follows no redirect, so a 3xx is an ordinary answer.
 * Never throws and never logs the address, because it often contains a secret.
 */
export const postOutside = (call: OutsideCall): Promise<Outcome> =>
  postBy(call.config.OD_REDE_LOCAL ? agents.local : agents.guarded, call);
