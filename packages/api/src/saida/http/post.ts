import type { Readable } from 'node:stream';
import { type Agent, request } from 'undici';
import { type Reach, readAddress } from './address.ts';
import { outsideAgent } from './agent.ts';
import { FAILURES, type Failure, failureOf } from './failure.ts';
import { retryAfter } from './retry-after.ts';

/** A call as a whole: looking the name up, connecting, and the answer; in milliseconds. */
const WHOLE_CALL_MS = 10_000;
/** As much of an answer is read; the rest is nobody's. */
const ANSWER_BYTES = 1_024;

/** One POST of JSON to somebody else's system. */
export interface OutsideCall {
  config: Reach;
  url: string;
  /** Sent byte for byte. */
  body: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/** The answer of whoever was called: its status, the first KB of its body, and the seconds it asks to be left alone, if it does. */
export interface Answered {
  http: number;
  corpo: string;
  esperar: number | null;
}

/** No answer: which failure it was, and the same for a person (Portuguese, no address in it). */
export interface Unanswered {
  falha: Failure;
  erro: string;
}

export type Outcome = Answered | Unanswered;

const unanswered = (falha: Failure): Unanswered => ({ falha, erro: FAILURES[falha] });

/** The beginning of a body, as far as it comes in time; the connection is closed. */
async function beginning(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // whoever stops reading hears that the reading was cut
  body.on('error', () => undefined);
  try {
    for await (const part of body) {
      parts.push(Buffer.from(part));
      size += part.length;
      if (size >= ANSWER_BYTES) break;
    }
  } catch {
    // the status has come, and it is what counts
  }
  body.destroy();
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8');
}

/** Posts by this agent; never throws. */
export async function postBy(agent: Agent, { config, url, body, headers, timeoutMs }: OutsideCall): Promise<Outcome> {
  const address = readAddress(config, url);
  if (typeof address === 'string') return unanswered('address');
  try {
    const answer = await request(address, {
      dispatcher: agent,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Corre', ...headers },
      signal: AbortSignal.timeout(timeoutMs ?? WHOLE_CALL_MS),
    });
    const esperar = retryAfter(answer.headers['retry-after'], Date.now());
    return { http: answer.statusCode, corpo: await beginning(answer.body), esperar };
  } catch (error) {
    return unanswered(failureOf(error));
  }
}

const agents = { guarded: outsideAgent(false), local: outsideAgent(true) };

/**
 * Posts JSON to an address that somebody else gave us, if it is one that may be called (decision record 0074): checked where it
 * is connected to, 10 s in all, at most 1 KB of the answer, no redirect followed. Never throws, and never logs the address,
 * which often carries a secret: a redirect is an answer of 3xx like any other.
 */
export const postOutside = (call: OutsideCall): Promise<Outcome> =>
  postBy(call.config.OD_REDE_LOCAL ? agents.local : agents.guarded, call);
